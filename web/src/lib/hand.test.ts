import { expect, test } from "vitest";
import type { Link } from "./link.svelte";
import { Hand } from "./hand.svelte";

const REST = { label: "Others stay", answer: "stay", then: [] };

/** A hand whose link notes what is answered, and whether by itself. */
function noted(): { hand: Hand; said: unknown[][]; probed: Record<string, unknown>[] } {
  const said: unknown[][] = [];
  const probed: Record<string, unknown>[] = [];
  const question = {
    number: 1,
    player: 0,
    kind: "activate",
    title: "",
    rest: REST,
    gestures: ["deed", "form"],
    options: [{ label: "", unit: 3, answer: 3 }],
  };
  const link = {
    question,
    state: { number: 1, scene: { turn: 1 }, question },
    ghost: null,
    answer: (...given: unknown[]) => said.push(given),
    probe: (gesture: Record<string, unknown>) => probed.push(gesture),
  };
  return { hand: new Hand(link as unknown as Link), said, probed };
}

test("what goes by itself after a decision is no decision of its own", () => {
  const { hand, said } = noted();
  hand.finish();
  hand.goOn();
  expect(said).toEqual([
    ["stay", [], false],
    ["stay", [], true],
  ]);
});

test("who has to choose again before the end of the phase has the rest of it back", () => {
  const { hand, said } = noted();
  hand.finish();
  (hand.question as { rest?: unknown }).rest = undefined;
  hand.goOn();
  (hand.question as { rest?: unknown }).rest = REST;
  hand.goOn();
  expect(said).toEqual([["stay", [], false]]);
});

test("a formation told during a drag is formed at the hand and kept until it is told again", () => {
  const { hand, probed } = noted();
  hand.take(3, 0, 100, 100, false);
  hand.drag(300, 150);
  hand.form("line");
  hand.drag(400, 150, 7);
  hand.form("line");
  expect(probed.map(({ kind, x, y, form, over }) => [kind, x, y, form, over])).toEqual([
    ["deed", 200, 50, undefined, -1],
    ["deed", 200, 50, "line", -1],
    ["deed", 300, 50, "line", 7],
    ["deed", 300, 50, undefined, 7],
  ]);
});
