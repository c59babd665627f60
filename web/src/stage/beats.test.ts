import { describe, expect, test } from "vitest";
import type { Act, BattleEvent, Block, Body, Scene, Thrown } from "../wire";
import type { Beat, Effect, Words } from "./beat";
import { beats } from "./beats";
import { middles } from "./bodies";
import { length, rows } from "./dice";
import { Timeline } from "./timeline";

const GROUND = { inch: 254, width: 12192, depth: 12192 };
const SAID = new Set(["page-stage-on-panic", "page-stage-fell-leader", "page-stage-lapsed-late"]);
const WORDS: Words = {
  say: (id, numbers = {}) => [id, ...Object.values(numbers)].join(" "),
  has: (id) => SAID.has(id),
  side: (player) => `side ${player}`,
  isEnemy: (player) => player === 1,
  length: (ticks) => `${ticks / 254} in`,
};

const archers: Body = {
  id: 0,
  player: 0,
  name: "Archers",
  emblem: "shooter",
  figures: 3,
  start: 3,
  rounds: [
    [1000, 1000, 125],
    [1300, 1000, 125],
    [1600, 1000, 125],
  ],
  marks: ["leader", "", ""],
};
const goblins: Body = {
  ...archers,
  id: 1,
  player: 1,
  name: "Goblins",
  rounds: [
    [1000, 4000, 125],
    [1300, 4000, 125],
    [1600, 4000, 125],
  ],
};
const block = (x: number, y: number, facing: number): Block => ({
  x,
  y,
  facing,
  files: 2,
  figures: 4,
  width: 200,
  depth: 200,
});
const orcs: Body = { ...archers, id: 2, name: "Orcs", rounds: undefined, figures: 4, quads: [], marks: [] };

const scene = (...bodies: Body[]): Scene => ({ turn: 1, phase: "", bodies, spots: [], score: [0, 0] });
const start = scene(archers, goblins);
const act = (...events: BattleEvent[]): Act => ({ number: 7, events, words: { "to.hit": "To hit", nerve: "Nerve" } });
const made = (events: BattleEvent[], before = start, later = before): Beat[] =>
  beats(act(...events), before, later, GROUND, WORDS);
const one = (event: BattleEvent, before = start, later = before): Beat => {
  const [found] = made([event], before, later);
  if (!found) throw new Error("nothing to see");
  return found;
};
const where = (at: Scene, unit: number): [number, number][] =>
  middles(at.bodies.find((body) => body.id === unit) ?? { rounds: [] });
const of = <T extends Effect["is"]>(effects: Effect[], is: T): Extract<Effect, { is: T }>[] =>
  effects.filter((each): each is Extract<Effect, { is: T }> => each.is === is);

const thrown: Thrown = {
  rule: "to.hit",
  faces: [8, 3, 6],
  passes: [true, false, true],
  need: 6,
  check: {
    rule: "to.hit",
    base: 6,
    applied: [],
    die: { sides: 10, zero: false },
    naturals: true,
    dice: 1,
    under: false,
  },
};

describe("movement", () => {
  const tracks = [
    [1000, 1000, 1000, 2000, 2000, 2000],
    [1300, 1000, 1300, 2000],
    [1600, 1000],
  ];
  const march = one({ is: "moved", unit: 0, name: "move", tracks, rule: "move" });

  test("models go along their tracks and are in between on the way", () => {
    expect(where(march.scene(0), 0)).toEqual(where(start, 0));
    const [first] = where(march.scene(march.ms / 2), 0);
    expect(first?.[1]).toBeGreaterThan(1000);
    expect(where(march.scene(march.ms), 0)).toEqual([
      [2000, 2000],
      [1300, 2000],
      [1600, 1000],
    ]);
  });

  test("who does not move is the very same object, so that it is not drawn anew", () => {
    expect(march.scene(march.ms / 3).bodies[1]).toBe(goblins);
  });

  test("a longer way takes longer", () => {
    const near = one({
      is: "moved",
      unit: 0,
      name: "move",
      tracks: [
        [1000, 1000, 1000, 1300],
        [1300, 1000],
        [1600, 1000],
      ],
      rule: "move",
    });
    expect(near.ms).toBeLessThan(march.ms);
  });

  test("a wheel goes round its pivot: every corner keeps its distance from it", () => {
    const [from, to] = [block(1000, 1000, 0), block(970.7, 929.3, 450)];
    const before = scene(orcs, goblins);
    const pivot: [number, number] = [1200, 1000];
    const wheel = one(
      {
        is: "moved",
        unit: 2,
        name: "attack",
        start: from,
        legs: [{ kind: "wheel", amount: 450, to, pivot }],
        rule: "wheel",
      },
      before,
    );
    const reach = (at: Scene): number[] =>
      (at.bodies[0]?.quads ?? []).map((quad) => Math.round(Math.hypot((quad[0] ?? 0) - 1200, (quad[1] ?? 0) - 1000)));
    const fresh = reach(wheel.scene(0));
    expect(fresh).toHaveLength(4);
    expect(reach(wheel.scene(wheel.ms / 2))).toEqual(fresh);
  });

  test("who is left alone where he stood with others is on the table again", () => {
    const [with_, alone] = [{ ...orcs, id: 5, host: 2 }, block(500, 600, 0)];
    const left = one(
      { is: "moved", unit: 5, name: "left-alone", start: { ...alone, figures: 1 }, legs: [], leaves: 2, rule: "alone" },
      scene(orcs, with_),
    );
    expect(left.after.bodies[1]?.host).toBeNull();
    expect(where(left.after, 5)).toHaveLength(1);
  });

  test("units that move together are one beat, and whoever stands still is none", () => {
    const both = made([
      { is: "moved", unit: 0, name: "charge", tracks, contact: { models: 1, foes: [1] }, rule: "charge" },
      {
        is: "moved",
        unit: 1,
        name: "counter",
        tracks: [
          [1000, 4000, 1000, 3000],
          [1300, 4000],
          [1600, 4000],
        ],
        contact: { models: 1, foes: [0] },
        rule: "counter",
      },
    ]);
    expect(both).toHaveLength(1);
    const half = both[0]?.scene((both[0]?.ms ?? 0) * 0.8);
    expect(where(half ?? start, 0)[0]).not.toEqual([1000, 1000]);
    expect(where(half ?? start, 1)[0]).not.toEqual([1000, 4000]);
    expect(
      made([
        {
          is: "moved",
          unit: 0,
          name: "hold",
          tracks: [
            [1000, 1000],
            [1300, 1000],
            [1600, 1000],
          ],
          rule: "move",
        },
      ]),
    ).toEqual([]);
  });
});

describe("dice", () => {
  const volley = one({ is: "shot", unit: 0, target: 1, chains: [[thrown]], hits: 2, rule: "shoot", flies: "stone" });

  test("what flies is on its way before the dice lie", () => {
    const flying = of(volley.effects(300), "missile");
    expect(flying.length).toBeGreaterThan(0);
    expect(flying[0]?.what).toBe("stone");
    expect(flying[0]?.at[1]).toBeGreaterThan(1000);
    expect(flying[0]?.at[1]).toBeLessThan(4000);
  });

  test("they fall beside the target, with the need, and each has passed or failed in the end", () => {
    const [tray] = of(volley.effects(volley.ms), "tray");
    expect(tray?.around.y0).toBeGreaterThan(3000);
    const [row] = tray?.rows ?? [];
    expect(row?.title).toBe("To hit");
    expect(row?.need).toBe("page-stage-need 6");
    expect(row?.result).toBe("page-stage-count 2 3");
    expect(row?.dice.map((die) => [die.face, die.passed, die.landed])).toEqual([
      ["8", true, true],
      ["3", false, true],
      ["6", true, true],
    ]);
  });

  test("no die tells its result before it lies", () => {
    const [tray] = of(volley.effects(1300), "tray");
    const rolling = (tray?.rows ?? []).flatMap((row) => row.dice).filter((die) => !die.landed);
    expect(rolling.length).toBeGreaterThan(0);
    expect(rolling.every((die) => die.mark <= 0)).toBe(true);
    expect(tray?.rows[0]?.result).toBe("");
  });

  test("throws that follow from others come after them", () => {
    const second = { ...thrown, rule: "nerve", faces: [2], passes: [false] };
    const both = one({ is: "struck", unit: 0, target: 1, chains: [[thrown, second]], hits: 2, rule: "strike" });
    const begun = (now: number): boolean[] =>
      of(both.effects(now), "tray").flatMap((tray) => tray.rows.map((row) => row.hasBegun));
    expect(begun(600)).toEqual([true, false]);
    expect(begun(both.ms)).toEqual([true, true]);
  });

  test("they are headed by who throws against whom and for what, and lie clear of both", () => {
    const [shooting] = of(volley.effects(volley.ms), "tray");
    expect(shooting?.title).toBe("page-stage-shoots Archers → Goblins");
    expect(shooting?.clear.map(({ x0, y0 }) => [x0, y0])).toEqual(
      [...middles(archers), ...middles(goblins)].map(([x, y]) => [x - 125, y - 125]),
    );
    const damage = { ...thrown, rule: "damage", thrower: 0 };
    const cover = { ...thrown, rule: "cover", thrower: 1, is_save: true };
    const hits = [{ model: 0, role: null, throws: [cover, damage], wounds: 1 }];
    const hurt = one({ is: "harmed", unit: 1, hits, rule: "damage" });
    expect(of(hurt.effects(hurt.ms), "tray")[0]?.title).toBe("page-stage-harms Archers → Goblins");
    const calm = one({ is: "tested", unit: 0, target: 1, thrown, rule: "nerve" });
    expect(of(calm.effects(calm.ms), "tray")[0]?.title).toBe("Archers → Goblins");
  });

  test("a test says whether it was passed", () => {
    const nerve = { ...thrown, rule: "nerve", faces: [2], passes: [false] };
    const test = one({ is: "tested", unit: 1, thrown: nerve, passed: false, rule: "nerve" });
    expect(of(test.effects(test.ms), "tray")[0]?.rows[0]?.result).toBe("page-failed");
  });
});

describe("losses", () => {
  const left = { left: 2, start: 3 };
  const dead: BattleEvent = {
    is: "fell",
    unit: 0,
    models: [0],
    places: [1000, 1000],
    roles: ["leader"],
    strength: left,
    rule: "fall",
  };

  test("the fallen drop, fade, and leave an outline; the rest stands", () => {
    const fall = one(dead);
    expect(where(fall.after, 0)).toEqual([
      [1300, 1000],
      [1600, 1000],
    ]);
    expect(of(fall.effects(100), "fallen")[0]?.seen).toBe(1);
    expect(of(fall.effects(fall.ms + 900), "fallen")[0]?.seen).toBe(0);
    expect(of(fall.effects(fall.ms + 900), "trace")[0]?.seen).toBe(1);
  });

  test("who leads a unit does not fall unnoticed", () => {
    expect(of(one(dead).effects(500), "banner")[0]?.big).toBe("page-stage-fell-leader");
  });

  test("a unit that is no more is named, though it has left the table", () => {
    const [, gone] = made([
      {
        is: "fell",
        unit: 0,
        models: [0, 1, 2],
        places: [1000, 1000, 1300, 1000, 1600, 1000],
        strength: { left: 0, start: 3 },
        rule: "fall",
      },
      { is: "destroyed", unit: 0, rule: "fall" },
    ]);
    expect(gone?.after.bodies.map((body) => body.id)).toEqual([1]);
    const [banner] = of(gone?.effects(500) ?? [], "banner");
    expect([banner?.big, banner?.small]).toEqual(["page-stage-destroyed", "side 0 · Archers"]);
  });

  describe("an individual in the ranks of a unit", () => {
    const hero: Body = { ...archers, id: 3, name: "Hero", emblem: "hero", rounds: [], figures: 1, start: 1, host: 2 };
    const quads = [0, 200].map((x) => [x, 200, x + 200, 200, x + 200, 0, x, 0]);
    const guests = [{ id: 3, name: "Hero", role: "hero", base: 1 }];
    const ranks = scene({ ...orcs, quads, marks: ["standard", "hero"], guests }, hero);
    const check = { ...thrown.check!, rule: "save", base: 11, dice: 2 };
    const save: Thrown = { rule: "save", faces: [4, 3], passes: [false], need: 11, check, is_save: true, thrower: 3 };
    const [slip, fall, gone] = made(
      [
        { is: "tested", unit: 3, thrown: save, passed: false, rule: "save" },
        { is: "fell", unit: 3, models: [0], places: [300, 100], strength: { left: 0, start: 1 }, rule: "fall" },
        { is: "destroyed", unit: 3, rule: "fall" },
      ],
      ranks,
    );

    test("the dice for his life are headed by his own name, and say that they are added up", () => {
      const [tray] = of(slip?.effects(slip.ms) ?? [], "tray");
      expect(tray?.title).toBe("page-stage-struck Hero");
      expect(tray?.rows[0]).toMatchObject({ title: "page-stage-save", need: "page-stage-need-sum 11 2" });
    });

    test("when he falls, he falls at his base and has left the block of the unit", () => {
      expect(of(fall?.effects(100) ?? [], "fallen")[0]?.body.quads).toEqual([quads[1]]);
      for (const now of [fall?.scene(100), fall?.after, gone?.after]) {
        expect(now?.bodies.map(({ id, guests, marks }) => [id, guests, marks])).toEqual([[2, [], ["standard", ""]]]);
      }
    });

    test("his death has a banner with his name", () => {
      expect(of(gone?.effects(500) ?? [], "banner")[0]).toMatchObject({
        big: "page-stage-slain Hero",
        small: "side 0",
      });
    });
  });

  test("who routs runs off the table", () => {
    const rout = one({ is: "routed", unit: 1, models: 3, rule: "rout" });
    expect(where(rout.scene(rout.ms * 0.9), 1)[0]).not.toEqual([1000, 4000]);
    expect(rout.after.bodies.map((body) => body.id)).toEqual([0]);
    expect(of(rout.effects(600), "banner")[0]?.mood).toBe("bad");
  });

  test("the banner of a rout says which test it comes from", () => {
    const nerve: Thrown = { ...thrown, rule: "nerve", faces: [1], passes: [], need: null, total: 1 };
    const beats = made([
      { is: "tested", rule: "nerve", unit: 1, thrown: nerve, result: "rout" },
      { is: "routed", unit: 1, models: 3, rule: "rout" },
    ]);
    expect(of(beats[1]?.effects(600) ?? [], "banner")[0]?.small).toBe(
      "side 1 · Goblins · page-stage-because Nerve 1 6",
    );
  });

  test("a phase that is passed over has a banner only if it says why", () => {
    const idle = { is: "phase-began", name: "nerve", number: 1, rule: "nerve", is_idle: true } as const;
    expect(made([idle])).toEqual([]);
    expect(of(one({ ...idle, why: "to.hit" }).effects(500), "banner")[0]).toMatchObject({
      big: "Nerve",
      small: "To hit",
    });
  });

  test("what lapses has a banner if there are words for it", () => {
    const late = one({ is: "lapsed", why: "late", unit: 1, rule: "nerve" });
    expect(of(late.effects(500), "banner")[0]).toMatchObject({
      big: "page-stage-lapsed-late",
      small: "side 1 · Goblins · Nerve",
      mood: "bad",
    });
    expect(made([{ is: "lapsed", why: "idle", unit: 1, rule: "nerve" }])).toEqual([]);
  });

  test("a condition that has words has a banner, any other has none", () => {
    const panic = one({ is: "condition", unit: 1, what: "panic", on: true, rule: "panic" });
    expect(of(panic.effects(500), "banner")[0]?.big).toBe("page-stage-on-panic");
    expect(made([{ is: "condition", unit: 1, what: "engaged", on: true, rule: "engaged" }])).toEqual([]);
  });
});

describe("the timeline", () => {
  const found = made([
    { is: "turn-began", turn: 2, turns: 7, rule: "turn" },
    { is: "activated", unit: 0, player: 0, strength: { left: 3, start: 3 }, rule: "activate" },
    {
      is: "moved",
      unit: 0,
      name: "move",
      tracks: [
        [1000, 1000, 1000, 2000],
        [1300, 1000, 1300, 2000],
        [1600, 1000, 1600, 2000],
      ],
      rule: "move",
    },
  ]);
  const line = new Timeline(found);

  test("beats follow each other, each from where the one before it ended", () => {
    expect(found.map((each) => each.name)).toEqual(["turn-began", "activated", "moved"]);
    expect(line.begins).toEqual([0, 900, 1350]);
    expect(where(line.at(line.long)?.scene ?? start, 0)[0]).toEqual([1000, 2000]);
  });

  test("the same moment always looks the same", () => {
    const twice = [line.at(1600), line.at(1600)].map((frame) => JSON.stringify([frame?.scene, frame?.effects]));
    expect(twice[0]).toBe(twice[1]);
  });

  test("a banner hangs on while the next beats play", () => {
    expect(of(line.at(1500)?.effects ?? [], "banner")[0]?.big).toBe("page-stage-turn 2 7");
    expect(of(line.at(1900)?.effects ?? [], "banner")).toEqual([]);
  });

  test("skipping goes to the end of the beat, which is the beginning of the next", () => {
    expect(line.end(100)).toBe(900);
    expect(line.end(900)).toBe(1350);
    expect(line.end(line.long - 1)).toBe(line.long);
  });

  test("what is played faster takes less time and leads to the same", () => {
    const quick = new Timeline(found, () => 2);
    expect(quick.long).toBeCloseTo(line.long / 2);
    expect(quick.at(quick.long)?.scene).toEqual(line.at(line.long)?.scene);
  });
});

describe("the pace", () => {
  const activated = (unit: number): BattleEvent => ({
    is: "activated",
    unit,
    player: unit,
    strength: { left: 3, start: 3 },
    rule: "activate",
  });

  test("an enemy that is activated is named, and looked at for a moment; one's own unit acts at once", () => {
    const [enemy, own] = [one(activated(1)), one(activated(0))];
    expect(enemy.ms).toBeGreaterThanOrEqual(1000);
    expect(enemy.effects(500)).toContainEqual(
      expect.objectContaining({ is: "banner", big: "page-stage-enemy Goblins", small: "side 1" }),
    );
    expect(own.ms).toBeLessThan(500);
    expect(own.effects(200).map((each) => each.is)).toEqual(["ring"]);
  });

  test("dice that lie are held for a second and a half, and a little longer if they are many", () => {
    const cast = (dice: number) => ({
      title: "",
      need: "",
      faces: Array.from({ length: dice }, () => 5),
      passes: Array.from({ length: dice }, () => null),
      sides: 10,
      result: "done",
    });
    const held = (dice: number): number => {
      const all = length([[cast(dice)]]);
      let lies = 0;
      while (!rows([[cast(dice)]], lies)[0]?.dice.every((die) => die.landed)) lies += 10;
      return all - lies;
    };
    expect(held(1)).toBeGreaterThanOrEqual(1500);
    expect(held(10)).toBeGreaterThan(held(1));
    expect(held(40)).toBeLessThan(3000);
  });
});
