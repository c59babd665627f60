// Which kinds of question this browser has seen; what each is about is said the first time, unless switched off.

const SEEN = "hints-seen";
const OFF = "hints-off";

class Hints {
  on = $state(localStorage.getItem(OFF) === null);
  #seen = new Map<string, number>(JSON.parse(localStorage.getItem(SEEN) ?? "[]") as [string, number][]);

  /** Whether a kind of question comes up for the first time, at this question or when it is shown again. */
  isFirst(kind: string, number: number): boolean {
    if (!this.on) return false;
    const first = this.#seen.get(kind);
    if (first !== undefined) return first === number;
    this.#seen.set(kind, number);
    localStorage.setItem(SEEN, JSON.stringify([...this.#seen]));
    return true;
  }

  switch(on: boolean): void {
    this.on = on;
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "yes");
    if (on) {
      this.#seen.clear();
      localStorage.removeItem(SEEN);
    }
  }
}

export const hints = new Hints();
