// The camera over the table: where it looks and how near; it never loses sight of the table.

/** Pixels for a tick of a picture that is not enlarged. */
export const GRAIN = 0.1;

export class Camera {
  x = $state(0); // the middle of the view, on the picture
  y = $state(0);
  scale = $state(1); // pixels for a tick
  width = $state(1);
  height = $state(1);
  #least = 0.01;

  constructor(
    readonly wide: number,
    readonly deep: number,
  ) {}

  fit(width: number, height: number): void {
    const first = this.width === 1 || this.scale === this.#least; // who sees the whole table goes on seeing it
    this.width = width;
    this.height = height;
    const margin = 1.06;
    this.#least = Math.min(width / (this.wide * margin), height / (this.deep * margin));
    if (first || this.scale < this.#least) this.home();
  }

  home(): void {
    this.scale = this.#least;
    this.x = this.wide / 2;
    this.y = this.deep / 2;
  }

  /** How the picture of the table is moved and enlarged, as a style: nothing of it is painted anew to be moved. */
  get transform(): string {
    const [x, y] = [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
    return `translate(${x}px, ${y}px) scale(${this.scale / GRAIN})`;
  }

  /** A place of the picture under a place of the screen. */
  place(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  pan(dx: number, dy: number): void {
    this.x = Math.min(this.wide, Math.max(0, this.x - dx / this.scale));
    this.y = Math.min(this.deep, Math.max(0, this.y - dy / this.scale));
  }

  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const [x, y] = this.place(px, py);
    this.scale = Math.min(1.2, Math.max(this.#least, this.scale * by));
    this.x = x - (px - this.width / 2) / this.scale;
    this.y = y - (py - this.height / 2) / this.scale;
  }
}
