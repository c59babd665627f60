// The words of the page, in the reader's language; the server has them, as it has all others.

export type Lang = "en" | "de" | "es";
export type Units = "in" | "cm";

const kept = <T extends string>(key: string, otherwise: T, known: readonly T[]): T => {
  const found = localStorage.getItem(key) as T | null;
  return found !== null && known.includes(found) ? found : otherwise;
};

const spoken = (): Lang => {
  const first = navigator.language.slice(0, 2);
  return first === "de" || first === "es" ? first : "en";
};

class Manner {
  lang = $state<Lang>(kept("lang", spoken(), ["en", "de", "es"]));
  units = $state<Units>(kept("units", spoken() === "en" ? "in" : "cm", ["in", "cm"]));
  theme = $state<"auto" | "light" | "dark">(kept("theme", "auto", ["auto", "light", "dark"]));
  words = $state<Record<string, string>>({});

  async load(): Promise<void> {
    const answer = await fetch(`/api/words/${this.lang}`);
    this.words = (await answer.json()) as Record<string, string>;
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
  }

  async choose(lang: Lang, units: Units): Promise<void> {
    this.lang = lang;
    this.units = units;
    localStorage.setItem("lang", lang);
    localStorage.setItem("units", units);
    await this.load();
  }

  /** Light becomes dark and dark light, whatever the system says. */
  swap(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.paint(dark ? "light" : "dark");
  }

  paint(theme: "auto" | "light" | "dark"): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    document.documentElement.dataset.theme = theme;
  }
}

export const manner = new Manner();

/** A message of the page, with its numbers filled in. */
export function say(id: string, numbers: Record<string, string | number> = {}): string {
  const text = manner.words[id] ?? id;
  return text.replace(/\{ \$(\w+) \}/g, (_, name: string) => String(numbers[name] ?? ""));
}
