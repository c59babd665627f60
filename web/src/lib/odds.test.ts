import { expect, test } from "vitest";
import type { Odds } from "../wire";
import { brief } from "./odds";

const side = { unit: 1, title: "Goblins", expected: "2 losses on average", chart: [], results: [] };
const odds: Odds = {
  title: "",
  note: "",
  warnings: [],
  needs: [],
  sides: [side],
  results: [{ label: "Red wins", share: 0.4, percent: "40%" }],
};

test("odds in a line say what may come before them", () => {
  expect(brief(odds)).toBe("Goblins: 2 losses on average; Red wins 40%");
  expect(brief({ ...odds, warnings: ["60%: the target counter-charges."] })).toBe(
    "Goblins: 2 losses on average; Red wins 40%. 60%: the target counter-charges.",
  );
});
