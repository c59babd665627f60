// Help in place: a short word for every rule, asked for when somebody first wants to know one.

import type { Term } from "../wire";
import { manner } from "../lib/words.svelte";

class Terms {
  #words = $state.raw<Record<string, Term>>({});
  #asked = "";

  /** The words of a battle's rules, in the reader's language; asked for once. */
  async load(battle: string): Promise<void> {
    const path = `/api/battles/${battle}/terms?lang=${manner.lang}&units=${manner.units}`;
    if (path === this.#asked) return;
    this.#asked = path;
    const answer = await fetch(path);
    if (answer.ok) this.#words = (await answer.json()) as Record<string, Term>;
    else this.#asked = "";
  }

  /** The word for a rule; for a part that has none of its own, that of the whole. */
  of(rule: string): { rule: string; term: Term } | null {
    for (let at = rule; at.includes("."); at = at.slice(0, at.lastIndexOf("."))) {
      const term = this.#words[at];
      if (term) return { rule: at, term };
    }
    return null;
  }
}

export const terms = new Terms();
