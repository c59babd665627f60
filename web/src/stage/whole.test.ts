// Whole battles, as the server told them: where events have brought everybody is where the next position has him.
// `tests/web/test_stage.py` fights the battles and names the file; without one there is nothing to look at.

import { expect, test } from "vitest";
import type { HearOpened, HearState, Scene } from "../wire";
import type { Words } from "./beat";
import { playedOut } from "./beats";
import { middles } from "./bodies";
import { Timeline } from "./timeline";

const file = (import.meta as { env?: Record<string, string> }).env?.VITE_STATES;
const WORDS: Words = { say: (id) => id, has: () => true, side: String, isEnemy: () => true, length: String };
const PATIENCE = 120_000; // milliseconds, for a slow and loaded machine
const NEAR = 3; // ticks: a position is rounded to whole ones

const places = (scene: Scene): Map<number, [number, number][]> =>
  new Map(scene.bodies.filter((body) => body.host == null).map((body) => [body.id, middles(body)]));

test.skipIf(!file)(
  "events lead from each position to the next",
  async () => {
    type Told = { default: { opened: HearOpened; states: HearState[] } };
    const { default: told } = (await import(/* @vite-ignore */ file ?? "")) as Told;
    const wrong: string[] = [];
    let played = 0;
    told.states.forEach((state, i) => {
      const before = told.states[i - 1];
      if (!before || state.fresh) return;
      const beats = playedOut(state.acts ?? [], before.scene, state.scene, told.opened.stage, WORDS);
      played += beats.length;
      const line = new Timeline(beats);
      for (let now = 0; now < line.all; now += 333) line.at(now); // nothing breaks at any moment
      const [there, here] = [places(state.scene), places(beats.at(-1)?.after ?? before.scene)];
      if ([...there.keys()].sort().join() !== [...here.keys()].sort().join())
        wrong.push(`${state.number}: ${[...here.keys()].join()} instead of ${[...there.keys()].join()}`);
      for (const [unit, all] of there) {
        const mine = here.get(unit) ?? [];
        const far = all.map(([x, y], model) =>
          Math.hypot(x - (mine[model]?.[0] ?? 1e6), y - (mine[model]?.[1] ?? 1e6)),
        );
        if (mine.length !== all.length || Math.max(0, ...far) > NEAR)
          wrong.push(`${state.number}: unit ${unit} is ${Math.round(Math.max(0, ...far))} ticks away`);
      }
    });
    expect(wrong).toEqual([]);
    expect(played).toBeGreaterThan(20);
  },
  PATIENCE,
);
