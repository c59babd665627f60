import { expect, test } from "vitest";
import { Probes } from "./probes";

/** Probes that note what is sent and done. */
function noted(): { probes: Probes; said: string[]; say: (word: string) => () => void } {
  const said: string[] = [];
  return { probes: new Probes(), said, say: (word) => () => void said.push(word) };
}

test("of the probes that come while one is under way only the last is sent", () => {
  const { probes, said, say } = noted();
  for (const word of ["first", "second", "third"]) probes.send(say(word));
  expect(said).toEqual(["first"]);
  probes.answered();
  expect(said).toEqual(["first", "third"]);
});

test("a hand that lets go waits for the answer to its last probe", () => {
  const { probes, said, say } = noted();
  probes.send(say("first"));
  probes.send(say("last"));
  probes.afterLast(say("done"));
  probes.answered();
  expect(said).toEqual(["first", "last"]);
  probes.answered();
  expect(said).toEqual(["first", "last", "done"]);
});

test("if nothing is under way it is done at once", () => {
  const { probes, said, say } = noted();
  probes.send(say("first"));
  probes.answered();
  probes.afterLast(say("done"));
  expect(said).toEqual(["first", "done"]);
});

test("what was dropped is neither sent nor done", () => {
  const { probes, said, say } = noted();
  probes.send(say("first"));
  probes.send(say("second"));
  probes.afterLast(say("done"));
  probes.drop();
  probes.answered();
  expect(said).toEqual(["first"]);
});
