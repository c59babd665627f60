import { expect, test } from "vitest";
import { Topics } from "./topics";

test("only the reply to the newest request on a topic counts", () => {
  const topics = new Topics();
  const [first, second] = [topics.next("probe"), topics.next("probe")];
  expect(topics.isNewest("probe", first)).toBe(false);
  expect(topics.isNewest("probe", second)).toBe(true);
});

test("topics do not disturb each other", () => {
  const topics = new Topics();
  const probe = topics.next("probe");
  topics.next("glance");
  topics.drop("preview");
  expect(topics.isNewest("probe", probe)).toBe(true);
});

test("a reply to a dropped request does not count", () => {
  const topics = new Topics();
  const ask = topics.next("sights");
  topics.drop("sights");
  expect(topics.isNewest("sights", ask)).toBe(false);
});
