// Probes go out one at a time; of those that come meanwhile only the last is sent.

export class Probes {
  #isUnderWay = false;
  #next: (() => void) | null = null;
  #due: (() => void) | null = null; // what is done once the last of them has been answered

  /** Send a probe, at once or as soon as the one before it has been answered. */
  send(probe: () => void): void {
    this.#due = null;
    if (this.#isUnderWay) this.#next = probe;
    else this.#go(probe);
  }

  #go(probe: () => void): void {
    this.#isUnderWay = true;
    probe();
  }

  /** Do something as soon as the last probe has been answered: now, if none is under way. */
  afterLast(act: () => void): void {
    if (this.#isUnderWay) this.#due = act;
    else act();
  }

  /** A probe was answered. */
  answered(): void {
    const [next, due] = [this.#next, this.#due];
    this.#isUnderWay = false;
    this.#next = null;
    if (next) return this.#go(next);
    this.#due = null;
    due?.();
  }

  /** What waits is no longer wanted; what is under way is still to be answered. */
  drop(): void {
    this.#next = this.#due = null;
  }

  /** No answer will come any more. */
  fail(): void {
    this.drop();
    this.#isUnderWay = false;
  }
}
