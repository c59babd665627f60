import { expect, test } from "vitest";
import { parts, placed, type Named, type Plate } from "./plates";

const ROOM = { width: 1000, depth: 1000, scale: 0.1, brief: false };

const unit = (id: number, x: number, y: number, name = "Warriors", start = 8): Named => ({
  key: String(id),
  unit: id,
  player: 0,
  name,
  figures: start,
  start,
  rounds: [[x, y, 125]],
});

const apart = (a: Plate, b: Plate): boolean => {
  const [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map((each) => each * ROOM.scale);
  return ax! + a.wide <= bx! || bx! + b.wide <= ax! || ay! + a.high <= by! || by! + b.high <= ay!;
};

test("a unit by itself is named below its bases", () => {
  const plate = placed([unit(1, 5000, 5000)], ROOM, null).get("1")!;
  expect(plate.named).toBe(true);
  expect(plate.y).toBeGreaterThan(5000 + 125);
  expect(plate.x + plate.wide / 2 / ROOM.scale).toBeCloseTo(5000, 0);
});

test("everybody in a crowd has a plate, and none lies on another", () => {
  for (let crowd = 0; crowd < 20; crowd++) {
    const bodies = Array.from({ length: 40 }, (_, i) =>
      unit(i, 2000 + ((i * 37 + crowd * 11) % 23) * 150, 2000 + ((i * 17 + crowd * 7) % 19) * 140),
    );
    const plates = [...placed(bodies, ROOM, null).values()];
    expect(plates).toHaveLength(40);
    plates.forEach((a, i) => plates.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
  }
});

/** How far a plate is from the base of a unit, in pixels. */
const far = (plate: Plate, { rounds }: Named): number => {
  const [[x, y, r]] = rounds as [[number, number, number]];
  const [bx, by, br] = [x * ROOM.scale, (10000 - y) * ROOM.scale, r * ROOM.scale];
  const [px, py] = [plate.x * ROOM.scale, plate.y * ROOM.scale];
  const apart = (low: number, high: number, at: number): number => Math.max(0, low - at - br, at - br - high);
  return Math.hypot(apart(px, px + plate.wide, bx), apart(py, py + plate.high, by));
};

test("a plate is nearest to its own unit and touches it, or has a stem to it", () => {
  let strange = 0;
  for (let crowd = 0; crowd < 20; crowd++) {
    const bodies = Array.from({ length: 24 }, (_, i) =>
      unit(i, 2000 + ((i * 37 + crowd * 11) % 23) * 250, 2000 + ((i * 17 + crowd * 7) % 19) * 240),
    );
    for (const [key, plate] of placed(bodies, ROOM, null)) {
      const [own, others] = [bodies.filter((each) => each.key === key), bodies.filter((each) => each.key !== key)];
      const mine = far(plate, own[0]!);
      const isNearest = others.every((each) => far(plate, each) > mine);
      expect(plate.stem !== null || (isNearest && mine <= 10)).toBe(true);
      strange += Number(!isNearest);
    }
  }
  expect(strange).toBeLessThan(20 * 24 * 0.05);
});

test("a plate keeps its place while that will do, whoever comes and goes", () => {
  const [one, other] = [unit(1, 5000, 5000, "Warriors", 9), unit(2, 5000, 4600)];
  const before = placed([one, other], ROOM, null);
  const alone = placed([one], ROOM, null, before).get("1")!;
  expect([alone.way, alone.step]).toEqual([before.get("1")!.way, before.get("1")!.step]);
  expect(placed([one], ROOM, null).get("1")!.way).not.toBe(alone.way);
  const crowded = placed([one, unit(3, 5000, 5300), other], ROOM, null, before).get("1")!;
  expect(far(crowded, one)).toBeLessThan(far(crowded, unit(3, 5000, 5300)));
});

test("who is looked at keeps his name, however crowded it is", () => {
  const bodies = Array.from({ length: 40 }, (_, i) => unit(i, 5000 + (i % 7), 5000 + (i % 5)));
  expect(placed(bodies, ROOM, "39").get("39")?.named).toBe(true);
});

test("a plate stays on the table", () => {
  const plate = placed([unit(1, 130, 5000, "A very long name indeed")], ROOM, null).get("1")!;
  expect(plate.x * ROOM.scale).toBeGreaterThanOrEqual(-7);
});

test("a plate keeps clear of the bases of others", () => {
  const below = unit(2, 5000, 4600);
  const plate = placed([unit(1, 5000, 5000, "Warriors", 9), below], ROOM, null).get("1")!;
  const [top, bottom] = [plate.y, plate.y + plate.high / ROOM.scale];
  expect(bottom <= 10000 - 4600 - 125 || top >= 10000 - 4600 + 125 || plate.x > 5125).toBe(true);
});

test("on a narrow page a plate shrinks to its number", () => {
  const brief = { ...ROOM, brief: true };
  const [long, short] = [ROOM, brief].map((room) => placed([unit(1, 5000, 5000)], room, null).get("1")!);
  expect(short!.named).toBe(false);
  expect(short!.wide).toBeLessThan(long!.wide / 2);
});

test("a plate shows the order as a flag and everything else as badges; a man alone needs no number", () => {
  const badges = [
    { sign: "order-attack", label: "Attack" },
    { sign: "shaken", label: "Shaken" },
  ];
  const shown = parts({ ...unit(1, 0, 0, "Chieftain", 1), badges });
  expect(shown).toMatchObject({ flag: "attack", count: "", name: "Chieftain" });
  expect(shown.badges.map((each) => each.sign)).toEqual(["shaken"]);
});

test("the plates of two who fight stand each on its own side, not beyond the enemy", () => {
  const badges = [{ sign: "engaged", label: "Engaged" }];
  let [wrong, all] = [0, 0];
  for (let fight = 0; fight < 120; fight++) {
    const turn = (fight * 2 * Math.PI) / 120;
    const [dx, dy] = [Math.cos(turn) * 250, Math.sin(turn) * 250];
    const a: Named = { ...unit(1, 5000, 5000, "Warriors", 7), badges };
    const b: Named = { ...unit(2, 5000 + dx, 5000 + dy, "Retainers", 6), badges, player: 1 };
    const others = [3, 4, 5].map((id) =>
      unit(id, 4300 + ((fight * id * 37) % 1400), 4300 + ((fight * id * 53) % 1400)),
    );
    const plates = placed([a, b, ...others], ROOM, null);
    for (const [own, sign] of [
      [a, -1],
      [b, 1],
    ] as const) {
      const [plate, [x, y]] = [plates.get(own.key)!, own.rounds![0]!];
      const [px, py] = [plate.x + plate.wide / 2 / ROOM.scale - x, 10000 - plate.y - plate.high / 2 / ROOM.scale - y];
      wrong += Number((px * dx + py * dy) * sign < -0.5 * 250 * Math.hypot(px, py));
      all++;
    }
  }
  expect(wrong / all).toBeLessThan(0.03);
});

test("that a unit fights is told between it and its enemy, not once more on its plate", () => {
  const shown = parts({ ...unit(1, 0, 0), badges: [{ sign: "engaged", label: "Engaged" }] });
  expect(shown.badges).toEqual([]);
});
