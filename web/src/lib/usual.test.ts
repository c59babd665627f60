import { expect, test } from "vitest";
import type { HearState } from "../wire";
import { usual } from "./usual";

const habit = { kind: "hits", label: "Hits", answer: [0, 1] };
const asked = (fresh: boolean): HearState => ({ fresh, question: { habit } }) as unknown as HearState;

test("a standing choice answers the questions of its kind", () => {
  expect(usual(asked(false), { hits: "Hits" })).toEqual(habit);
});

test("whoever has no standing choice of the kind is asked", () => {
  expect(usual(asked(false), {})).toBeNull();
  expect(usual(asked(false), { parry: "Parry" })).toBeNull();
});

test("who has gone back is asked again", () => {
  expect(usual(asked(true), { hits: "Hits" })).toBeNull();
});
