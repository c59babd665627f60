// The camera over the table: where it looks and how near; it never loses sight of the table.

/** Pixels for a tick of a picture that is not enlarged. */
export const GRAIN = 0.1;

/** Pixels of the view that the whole table keeps clear of: above for the word that says where north is, below for
 * tools and strip. */
export const [ABOVE, BELOW] = [22, 62];
/** Ticks of the wood round the table. */
export const FRAME = 150;

type Look = { x: number; y: number; scale: number };

export class Camera {
  x = $state(0); // the middle of the view, on the picture
  y = $state(0);
  scale = $state(1); // pixels for a tick
  turned = $state(false); // the table is looked at from its other side
  width = $state(1);
  height = $state(1);
  /** What must not be lost when one looks nearer, on the picture: whoever is chosen, else the armies. */
  middle: () => [number, number] | null = () => null;
  #least = 0.01;
  #gliding = 0;
  #own: Look | null = null; // where the player had it before it went to see something

  constructor(
    readonly wide: number,
    readonly deep: number,
  ) {}

  fit(width: number, height: number): void {
    const first = this.width === 1 || this.scale === this.#least; // who sees the whole table goes on seeing it
    this.width = width;
    this.height = height;
    const [across, down] = [this.wide + 2 * FRAME, this.deep + 2 * FRAME];
    this.#least = Math.min(width / across, Math.max(1, height - ABOVE - BELOW) / down);
    if (first || this.scale < this.#least) this.home();
  }

  home(): void {
    this.#stay();
    this.scale = this.#least;
    this.x = this.wide / 2;
    this.y = this.deep / 2 + (BELOW - ABOVE) / 2 / this.step;
  }

  /** Look from the other side; who sees the whole table goes on seeing it. */
  turn(): void {
    this.#stay();
    const whole = this.scale === this.#least;
    this.turned = !this.turned;
    if (whole) this.home();
  }

  /** How the picture of the table is moved and enlarged, as a style: nothing of it is painted anew to be moved. */
  get transform(): string {
    const [u, v] = this.turned ? [this.wide - this.x, this.deep - this.y] : [this.x, this.y];
    // Whole pixels: what is painted is then copied as it is, not filtered.
    const [x, y] = [Math.round(this.width / 2 - u * this.scale), Math.round(this.height / 2 - v * this.scale)];
    return `translate(${x}px, ${y}px) scale(${this.scale / GRAIN})`;
  }

  /** Pixels for a tick of the picture, and which way they go: on a turned table the other way. */
  get step(): number {
    return this.turned ? -this.scale : this.scale;
  }

  /** A place of the picture under a place of the screen. */
  place(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.step, this.y + (py - this.height / 2) / this.step];
  }

  /** A place of the screen over a place of the picture. */
  screen(x: number, y: number): [number, number] {
    return [(x - this.x) * this.step + this.width / 2, (y - this.y) * this.step + this.height / 2];
  }

  /** Go where something happens, if that is out of sight: so far as it must, and so far out that all of it is seen. */
  see(x0: number, y0: number, x1: number, y1: number): void {
    const room = 0.86; // of the view: what happens at its very edge is out of sight
    const [wide, high] = [(this.width * room) / this.scale, (this.height * room) / this.scale];
    const scale = Math.max(this.#least, this.scale * Math.min(1, wide / (x1 - x0), high / (y1 - y0)));
    const into = (now: number, low: number, up: number, half: number): number =>
      up - low > 2 * half ? (low + up) / 2 : Math.min(low + half, Math.max(up - half, now));
    const x = into(this.x, x0, x1, (wide * this.scale) / scale / 2);
    const y = into(this.y, y0, y1, (high * this.scale) / scale / 2);
    if (Math.hypot(x - this.x, y - this.y) * this.scale <= 2 && scale === this.scale) return;
    this.#own ??= { x: this.x, y: this.y, scale: this.scale };
    this.#glide({ x, y, scale });
  }

  /** What was to be seen is over: back to where the player had it, unless he has moved it himself meanwhile. */
  back(): void {
    const own = this.#own;
    this.#own = null;
    if (own) this.#glide(own);
  }

  /** The player looks where he wants to: nothing brings him back. */
  #stay(): void {
    cancelAnimationFrame(this.#gliding);
    this.#own = null;
  }

  #glide({ x, y, scale }: Look): void {
    cancelAnimationFrame(this.#gliding);
    const from = [this.x, this.y, this.scale] as const;
    const begun = performance.now();
    const long = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 420;
    const step = (now: number): void => {
      const t = long ? Math.min(1, Math.max(0, (now - begun) / long)) : 1;
      const left = (1 - t) ** 3; // of the way; nothing at its end, so that one is exactly there
      this.x = x + (from[0] - x) * left;
      this.y = y + (from[1] - y) * left;
      this.scale = scale + (from[2] - scale) * left;
      if (t < 1) this.#gliding = requestAnimationFrame(step);
    };
    step(begun);
  }

  pan(dx: number, dy: number): void {
    this.#stay();
    this.x = Math.min(this.wide, Math.max(0, this.x - dx / this.step));
    this.y = Math.min(this.deep, Math.max(0, this.y - dy / this.step));
  }

  /** Nearer or farther, about a place of the screen; without one, about what must not be lost. */
  zoom(by: number, px?: number, py?: number): void {
    this.#stay();
    if (px === undefined || py === undefined) {
      const middle = this.middle();
      const [x, y] = middle ? this.screen(...middle) : [-1, -1];
      const isSeen = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
      if (middle && !isSeen && by > 1) [this.x, this.y] = middle;
      [px, py] = isSeen ? [x, y] : [this.width / 2, this.height / 2];
    }
    const [x, y] = this.place(px, py);
    this.scale = Math.min(1.2, Math.max(this.#least, this.scale * by));
    this.x = x - (px - this.width / 2) / this.step;
    this.y = y - (py - this.height / 2) / this.step;
  }
}
