// How fast the table plays what happened, and how loud: remembered by this browser.

export const PACES = ["1", "2", "4", "once"] as const;
export type Pace = (typeof PACES)[number];

const LOUD = 0.5;

class Settings {
  #pace = $state<Pace>(PACES.find((each) => each === localStorage.getItem("pace")) ?? "1");
  #volume = $state(heard(localStorage.getItem("volume")));

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    localStorage.setItem("pace", pace);
  }

  /** How many times as fast as usual; without end if nothing is played. */
  get speed(): number {
    return this.#pace === "once" ? Infinity : Number(this.#pace);
  }

  /** From nought, which is off, to one. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    localStorage.setItem("volume", String(volume));
  }
}

function heard(kept: string | null): number {
  const volume = Number(kept ?? LOUD);
  return volume >= 0 && volume <= 1 ? volume : LOUD;
}

export const settings = new Settings();

/** Whether the reader wants nothing to move. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
