import { describe, expect, it } from "vitest";
import type { FromBrowser, HearState, ToBrowser } from "../wire";
import { Unheard } from "./unheard";

const ANSWER: FromBrowser = { is: "answer", number: 7, answer: "hold", then: [] };
const state = (number: number): HearState => ({ is: "state", number }) as HearState;

const told = (unheard: Unheard, message: ToBrowser): FromBrowser | null => {
  let sent: FromBrowser | null = null;
  unheard.heard(message);
  if (message.is === "state") unheard.again(message, (lost) => (sent = lost));
  return sent;
};

describe("what the server has not taken note of", () => {
  it("is said again on a new line if the same question waits, and only once", () => {
    const unheard = new Unheard();
    unheard.opened();
    expect(told(unheard, state(7))).toBeNull();
    unheard.say(ANSWER, 7);
    unheard.opened();
    expect(told(unheard, state(7))).toEqual(ANSWER);
    expect(told(unheard, state(7))).toBeNull();
  });

  it("is not said again when the battle has gone on", () => {
    const unheard = new Unheard();
    unheard.say(ANSWER, 7);
    unheard.opened();
    expect(told(unheard, state(8))).toBeNull();
    unheard.opened();
    expect(told(unheard, state(7))).toBeNull();
  });

  it("is not said again when it was refused", () => {
    const unheard = new Unheard();
    unheard.say(ANSWER, 7);
    told(unheard, { is: "refused" } as ToBrowser);
    unheard.opened();
    expect(told(unheard, state(7))).toBeNull();
  });

  it("is still to be heard when the server only says that one speaks too fast", () => {
    const unheard = new Unheard();
    unheard.say(ANSWER, 7);
    told(unheard, { is: "trouble", what: "too-fast", text: "" });
    unheard.opened();
    expect(told(unheard, state(7))).toEqual(ANSWER);
  });
});
