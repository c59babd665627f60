// How things move: all of it from numbers between nought and one, so that any moment can be shown again.

export const clamp = (t: number): number => Math.min(1, Math.max(0, t));

/** How far a moment is between two others, from nought to one. */
export const ramp = (now: number, from: number, to: number): number =>
  to <= from ? (now >= to ? 1 : 0) : clamp((now - from) / (to - from));

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const ease = {
  in: (t: number): number => t * t * t,
  out: (t: number): number => 1 - (1 - t) ** 3,
  inOut: (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  /** Out, and a little too far. */
  back: (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
};

/** In, stay, and out again: how much of something is seen at a moment of its life. */
export const life = (now: number, long: number, fade = 180): number =>
  ramp(now, 0, fade) * (1 - ramp(now, long - fade, long));

/** A number that looks random and is always the same for the same number. */
export const noise = (seed: number): number => {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
};

/** A place on a way (x, y, x, y, …), so far along it from nought to one, and which way it leads there. */
export function along(way: number[], t: number): { x: number; y: number; angle: number } {
  const steps = way.length / 2 - 1;
  let whole = 0;
  const lengths = Array.from({ length: Math.max(steps, 0) }, (_, i) => {
    const far = Math.hypot(at(way, 2 * i + 2) - at(way, 2 * i), at(way, 2 * i + 3) - at(way, 2 * i + 1));
    whole += far;
    return far;
  });
  let left = whole * clamp(t);
  for (let i = 0; i < steps; i++) {
    const far = lengths[i] ?? 0;
    if (left <= far || i === steps - 1) {
      const part = far ? Math.min(1, left / far) : 1;
      const [x, y, u, v] = [at(way, 2 * i), at(way, 2 * i + 1), at(way, 2 * i + 2), at(way, 2 * i + 3)];
      return { x: lerp(x, u, part), y: lerp(y, v, part), angle: Math.atan2(u - x, v - y) };
    }
    left -= far;
  }
  return { x: at(way, 0), y: at(way, 1), angle: 0 };
}

/** How long a way is. */
export function far(way: number[]): number {
  let sum = 0;
  for (let i = 2; i < way.length; i += 2)
    sum += Math.hypot(at(way, i) - at(way, i - 2), at(way, i + 1) - at(way, i - 1));
  return sum;
}

const at = (numbers: number[], i: number): number => numbers[i] ?? 0;
