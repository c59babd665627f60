import { expect, test } from "vitest";
import type { Link } from "./link.svelte";
import { toldTo } from "./told";

const seen = (at: number): Link["past"] => ({ at }) as Link["past"];

test("in the present everything is told", () => expect(toldTo({ at: null, past: null })).toBe(Infinity));

test("what is still being played is not told yet", () => expect(toldTo({ at: 7, past: seen(6) })).toBe(6));

test("who goes back is told no more than there was", () => expect(toldTo({ at: 3, past: seen(6) })).toBe(3));
