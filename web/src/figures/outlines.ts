// Outlines and what is made of them: smooth, uneven or smaller ones, and the long axis of a thin one.

export type Corner = [number, number];
export type Random = () => number;

/** Units of the drawings for a tick. */
export const UNIT = 24 / 254;

/** Numbers that look random and are always the same. */
export const random = (seed: number): Random => {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const f = (value: number): number => Math.round(value * 10) / 10;
export const line = (points: Corner[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${f(x)} ${f(y)}`).join("");
export const closed = (points: Corner[]): string => `${line(points)}Z`;

/** A closed curve through the middles of the sides: it never leaves the corners it is drawn from. */
export function smooth(points: Corner[]): string {
  const mid = (i: number): Corner => {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = mid(points.length - 1);
  return `M${f(start[0])} ${f(start[1])}${points
    .map((at, i) => `Q${f(at[0])} ${f(at[1])} ${f(mid(i)[0])} ${f(mid(i)[1])}`)
    .join("")}Z`;
}

/** Whether a place lies within an outline. */
export function inside(x: number, y: number, corners: Corner[]): boolean {
  let found = false;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + corners.length - 1) % corners.length]!;
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) found = !found;
  });
  return found;
}

export const centre = (points: Corner[]): Corner => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
export const bounds = (points: Corner[]): [number, number, number, number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
export const shrunk = (points: Corner[], k: number, dx = 0, dy = 0): Corner[] => {
  const [cx, cy] = centre(points);
  return points.map(([x, y]): Corner => [cx + (x - cx) * k + dx, cy + (y - cy) * k + dy]);
};

/** The outline with its sides divided and a little uneven, never beyond its corners by more than a little. */
export function rough(points: Corner[], by: number, next: Random, step = 16): Corner[] {
  const [cx, cy] = centre(points);
  return points.flatMap(([ax, ay], i): Corner[] => {
    const [bx, by_] = points[(i + 1) % points.length]!;
    const parts = Math.max(2, Math.round(Math.hypot(bx - ax, by_ - ay) / step));
    return Array.from({ length: parts }, (_, k): Corner => {
      const [x, y] = [ax + ((bx - ax) * k) / parts, ay + ((by_ - ay) * k) / parts];
      const far = Math.hypot(x - cx, y - cy) || 1;
      const inwards = next() * by;
      return [x - ((x - cx) / far) * inwards, y - ((y - cy) / far) * inwards];
    });
  });
}

/** The long axis of a thin or square piece: from the middle of one short side to that of the other, and its width. */
export function axis(points: Corner[]): { a: Corner; b: Corner; wide: number } {
  let best = { a: points[0]!, b: points[1]!, wide: 0 };
  let longest = -1;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (far <= longest) return;
    longest = far;
    const [nx, ny] = [-(to[1] - from[1]) / far, (to[0] - from[0]) / far];
    const off = points.map(([x, y]) => (x - from[0]) * nx + (y - from[1]) * ny);
    const deep = Math.max(...off) + Math.min(...off);
    const shift: Corner = [(nx * deep) / 2, (ny * deep) / 2];
    best = {
      a: [from[0] + shift[0], from[1] + shift[1]],
      b: [to[0] + shift[0], to[1] + shift[1]],
      wide: Math.max(...off) - Math.min(...off),
    };
  });
  return best;
}

export function* along(points: Corner[], step: number): Generator<[number, number, number, number]> {
  const { a, b, wide } = axis(points);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const parts = Math.max(1, Math.round(far / step));
  for (let i = 0; i < parts; i++) {
    const t = (i + 0.5) / parts;
    yield [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, turn, wide];
  }
}
