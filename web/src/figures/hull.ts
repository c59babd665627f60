// The soft outline that holds a unit together: the hull of its bases, as one path.

export type Spot = [number, number];

const n = (value: number): number => Math.round(value);

/** The corners of the convex hull, clockwise on the picture. */
export function convex(points: Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  const turn = (o: Spot, a: Spot, b: Spot) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const found: Spot[] = [];
  for (const row of [sorted, [...sorted].reverse()]) {
    const start = found.length;
    for (const point of row) {
      while (found.length - start > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
      found.push(point);
    }
    found.pop();
  }
  return found;
}

/** The hull of discs of one radius, with round corners. */
export function around(points: Spot[], radius: number): string {
  const hull = convex(points);
  const r = n(radius);
  const [first] = hull;
  if (!first) return "";
  if (hull.length === 1)
    return `M${n(first[0]) - r} ${n(first[1])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  let path = "";
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length]!;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [x, y] = [((b[1] - a[1]) / far) * r, (-(b[0] - a[0]) / far) * r];
    path += `${i ? `A${r} ${r} 0 0 1 ` : "M"}${n(a[0] + x)} ${n(a[1] + y)}L${n(b[0] + x)} ${n(b[1] + y)}`;
  });
  const second = hull[1]!;
  const far = Math.hypot(second[0] - first[0], second[1] - first[1]) || 1;
  const [x, y] = [((second[1] - first[1]) / far) * r, (-(second[0] - first[0]) / far) * r];
  return `${path}A${r} ${r} 0 0 1 ${n(first[0] + x)} ${n(first[1] + y)}Z`;
}

/** The same hull with a jagged edge, for those who have lost their nerve. */
export function jagged(points: Spot[], radius: number, tooth: number): string {
  const rim = points.flatMap(([x, y]): Spot[] =>
    Array.from({ length: 12 }, (_, i) => [
      x + radius * Math.cos((i * Math.PI) / 6),
      y + radius * Math.sin((i * Math.PI) / 6),
    ]),
  );
  const hull = convex(rim);
  const way: Spot[] = [];
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (tooth * 2)));
    for (let k = 0; k < steps; k++) way.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
  });
  const [mx, my] = way.reduce(([x, y], [u, v]) => [x + u / way.length, y + v / way.length], [0, 0]);
  return `${way
    .map(([x, y], i) => {
      const far = Math.hypot(x - mx, y - my) || 1;
      const out = i % 2 ? tooth * 0.6 : -tooth * 0.6;
      return `${i ? "L" : "M"}${n(x + ((x - mx) / far) * out)} ${n(y + ((y - my) / far) * out)}`;
    })
    .join("")}Z`;
}
