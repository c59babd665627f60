import { expect, test } from "vitest";
import type { Request } from "../wire";
import { Pondering } from "./pondering.svelte";

test("what is under way or known is not asked for again", () => {
  const asked: Request[] = [];
  const pondering = new Pondering((request) => asked.push(request));
  pondering.askHint(undefined);
  pondering.askHint(4);
  pondering.askHint(4);
  pondering.heardHint({ plans: [], note: "" });
  pondering.askHint(4);
  expect(asked).toEqual([{ is: "hint", number: 4 }]);
  pondering.forgetHint();
  expect(pondering.hint).toBeNull();
  pondering.askHint(5);
  expect(asked.length).toBe(2);
});

test("what failed may be asked for again, and that there is nothing is an answer", () => {
  const asked: Request[] = [];
  const pondering = new Pondering((request) => asked.push(request));
  pondering.askBack();
  pondering.fail("back");
  pondering.askBack();
  expect(asked.length).toBe(2);
  pondering.heardBack(null);
  expect([pondering.back, pondering.found.back, pondering.working.back]).toEqual([null, true, false]);
});

test("why is asked about one entry at a time, and not told to who no longer wants to know", () => {
  const asked: Request[] = [];
  const pondering = new Pondering((request) => asked.push(request));
  const told = { title: "", by: "", plans: [], note: "so" };
  pondering.askWhy(4);
  pondering.askWhy(9);
  expect(asked).toEqual([
    { is: "why", at: 4 },
    { is: "why", at: 9 },
  ]);
  pondering.heard({ is: "why", ask: 2, why: told });
  expect([pondering.asked, pondering.why, pondering.working.why]).toEqual([9, told, false]);
  pondering.forgetHint(); // a new question takes nothing from what was told
  expect(pondering.why).toEqual(told);
  pondering.forgetWhy();
  pondering.heard({ is: "why", ask: 2, why: told });
  expect([pondering.asked, pondering.why]).toEqual([null, null]);
});
