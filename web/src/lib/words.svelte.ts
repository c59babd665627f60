// The words of the page, in the reader's language; the server has them, as it has all others.

import type { Ghost, Measure, Phrases } from "../wire";

export type Units = Measure["id"];
type Theme = "auto" | "light" | "dark";

class Manner {
  units = $state<Units>("in");
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  #phrases = $state.raw<Phrases>({ lang: "", languages: [], units: [], colours: [], point: ".", words: {} });

  get lang(): string {
    return this.#phrases.lang;
  }

  get languages(): Phrases["languages"] {
    return this.#phrases.languages;
  }

  get measures(): Measure[] {
    return this.#phrases.units;
  }

  get colours(): Phrases["colours"] {
    return this.#phrases.colours;
  }

  get words(): Phrases["words"] {
    return this.#phrases.words;
  }

  /** The words in the reader's language: the one chosen last, else one that the browser asks the server for. */
  async load(): Promise<void> {
    const answer = await fetch(`/api/words?lang=${localStorage.getItem("lang") ?? ""}`);
    this.#phrases = (await answer.json()) as Phrases;
    const own = this.languages.find((each) => each.id === this.lang)?.units;
    const chosen = localStorage.getItem("units");
    this.units = this.measures.find((each) => each.id === chosen)?.id ?? own ?? this.units;
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.theme;
    this.colours.forEach(({ day, night }, seat) =>
      root.style.setProperty(`--seat-${seat}`, `light-dark(${day}, ${night})`),
    );
  }

  async choose(lang: string, units: string): Promise<void> {
    localStorage.setItem("lang", lang);
    localStorage.setItem("units", units);
    await this.load();
  }

  /** A measured distance as its reader writes it, rounded up to a tenth as the server rounds it. */
  length(ticks: number): string {
    const unit = this.measures.find((each) => each.id === this.units);
    if (!unit) return "";
    return filled(unit.text, {
      number: (Math.ceil((ticks * 10) / unit.ticks) / 10).toFixed(1).replace(".", this.#phrases.point),
    });
  }

  /** Light becomes dark and dark light, whatever the system says. */
  swap(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", this.theme);
    document.documentElement.dataset.theme = this.theme;
  }
}

export const manner = new Manner();

/** The colour of a seat, as a style has it. */
export const tint = (seat: number | null | undefined): string | null => (seat == null ? null : `var(--seat-${seat})`);

/** The pattern of a seat, by which it is known without its colour. */
export const weave = (seat: number | null | undefined): string => manner.colours[seat ?? -1]?.weave ?? "plain";

/** Where the rulebook tells of a rule: that of the battle at hand, which follows its edition, or that of the game. */
export const bookAt = (rule: string): string => {
  const battle = /^\/battle\/[^/]+/.exec(location.pathname)?.[0];
  const book = battle ? `${battle}/book` : `/book/${rule.split(".")[0]}`;
  return `${book}?lang=${manner.lang}&units=${manner.units}#${rule}`;
};

const filled = (text: string, numbers: Record<string, string | number>): string =>
  text.replace(/\{ \$(\w+) \}/g, (_, name: string) => String(numbers[name] ?? ""));

/** A message of the page, with its numbers filled in. */
export const say = (id: string, numbers: Record<string, string | number> = {}): string =>
  filled(manner.words[id] ?? id, numbers);

/** What a way takes of a move, and what is left of it where that is known. */
export const spent = ({ spent = "", left = "", may = "" }: Ghost): string =>
  say(may ? "page-spent-of" : "page-spent", { spent, left, may });
