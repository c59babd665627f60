// Beats of what comes of it: models fall and leave an outline, wounds are counted, tempers change.

import type { Body, EventCondition, EventFell, EventLost, EventRoundEnded, EventWounded } from "../wire";
import { beat, type Beat, type Effect, type Mood, type Setting } from "./beat";
import { bounds, boxOf, changed, find, grown, half, middles, seen, stood, thinned, without } from "./bodies";
import type { Place } from "./bodies";
import { banner, NEWS } from "./banners";
import { ease, life, ramp } from "./curves";

const [FALL, NEXT, OUTLINE] = [550, 110, 2600];

/** Which way a square base is turned, in degrees; round ones have none. */
function square(body: Body, model: number): number | null {
  const quad = body.quads?.[model];
  if (!quad) return null;
  return (Math.atan2((quad[3] ?? 0) - (quad[1] ?? 0), (quad[2] ?? 0) - (quad[0] ?? 0)) * -180) / Math.PI;
}

/** One model of a unit by itself. */
function alone(body: Body, model: number): Body {
  const [round, quad] = [body.rounds?.[model], body.quads?.[model]];
  const mark = body.marks?.[model] ?? "";
  return { ...body, rounds: round ? [round] : undefined, quads: quad ? [quad] : undefined, marks: [mark], guests: [] };
}

/** Models fall one after the other, fade, and leave an outline for a while. */
export function fell(setting: Setting, event: EventFell): Beat | null {
  const found = find(setting.scene, event.unit);
  if (!found) return null;
  const body = stood(setting.scene, found);
  const dead = event.models.map((model, i) => ({
    at: [event.places[2 * i] ?? 0, event.places[2 * i + 1] ?? 0] as Place,
    square: square(body, model),
    body: alone(body, model),
    when: i * Math.min(NEXT, 700 / event.models.length),
  }));
  const last = event.models.length >= middles(body).length && !event.block;
  const left = thinned(body, event.models, event.block);
  const after = last ? without(setting.scene, event.unit) : changed(setting.scene, [left]);
  // Those who are about to fall are drawn by the beat alone, so that they can fade.
  const stand = middles(body).length - event.models.length;
  const standing = thinned(body, event.models, null);
  const during = stand > 0 ? changed(setting.scene, [standing]) : without(setting.scene, event.unit);
  const ms = FALL + (dead.at(-1)?.when ?? 0) + 250;
  const size = half(body);
  const slain = [...new Set(event.roles ?? [])].filter((role) => setting.words.has(`page-stage-fell-${role}`));
  const big = slain.map((role) => setting.words.say(`page-stage-fell-${role}`)).join(" · ");
  const small = `${setting.words.side(body.player)} · ${body.name}`;
  return beat(setting, "fell", body.player, ms, {
    tail: OUTLINE,
    hangs: big ? NEWS : 0,
    isStill: true,
    caption: body.name,
    focus: boxOf(
      dead.map(({ at }) => at),
      size * 2,
    ),
    sounds: dead.slice(0, 5).map(({ when }): [number, "fall"] => [when + 120, "fall"]),
    after,
    scene: (now) => (now >= ms ? after : during),
    effects: (now) => [
      ...dead.flatMap(({ at, square, when, body: man }): Effect[] => {
        const t = ramp(now, when, when + FALL);
        const gone = 1 - ramp(now, when + FALL * 0.8, when + FALL + 500);
        const trace =
          ramp(now, when + FALL * 0.7, when + FALL + 150) * (1 - ramp(now, ms + OUTLINE - 700, ms + OUTLINE));
        return [
          { is: "trace", at, size, square, seen: trace },
          { is: "fallen", body: man, turn: ease.out(t), seen: gone },
        ];
      }),
      ...(big ? banner(`${setting.number}-fell`, big, small, "bad", body.player, now, NEWS) : []),
    ],
  });
}

/** Wounds that nobody has died of yet. */
export function wounded(setting: Setting, event: EventWounded): Beat | null {
  const body = seen(setting.scene, event.unit);
  if (!body || !event.strength.left || !event.strength.is_wounds) return null;
  const text = setting.words.say("page-stage-wounds", { lost: event.wounds, left: event.strength.left });
  return beat(setting, "wounded", body.player, 500, {
    tail: 900,
    isStill: true,
    focus: bounds(body),
    sounds: [[0, "fall"]],
    effects: (now) => [
      { is: "ring", box: grown(bounds(body), 60 * ease.out(ramp(now, 0, 500))), seen: life(now, 700), mood: "bad" },
      { is: "tag", box: bounds(body), text, mood: "bad", seen: life(now, 1400) },
    ],
  });
}

/** A word at a unit for a moment. */
export function tagged(setting: Setting, name: string, units: [number, string][], mood: Mood, ms = 450): Beat | null {
  const known = units.flatMap(([unit, text]) => {
    const body = seen(setting.scene, unit);
    return body && text && middles(body).length ? [{ body, text }] : [];
  });
  const first = known[0];
  if (!first) return null;
  return beat(setting, name, first.body.player, ms, {
    tail: 900,
    isStill: true,
    focus: bounds(first.body),
    caption: known.length === 1 ? `${first.body.name}: ${first.text}` : "",
    effects: (now) =>
      known.map(({ body, text }): Effect => ({ is: "tag", box: bounds(body), text, mood, seen: life(now, ms + 900) })),
  });
}

/** A unit comes into a condition or out of it; those that matter most have a banner. */
export function condition(setting: Setting, event: EventCondition): Beat | null {
  const body = seen(setting.scene, event.unit);
  const key = `page-stage-${event.on ? "on" : "off"}-${event.what}`;
  if (!body || !setting.words.has(key)) return null;
  const big = setting.words.say(key);
  const why = event.on ? setting.tests.get(event.unit) : undefined;
  const name = find(setting.scene, event.unit)?.name ?? body.name;
  const small = [setting.words.side(body.player), name, ...(why ? [why] : [])].join(" · ");
  const mood = event.on ? "bad" : "good";
  const box = bounds(body);
  return beat(setting, "condition", body.player, 900, {
    tail: NEWS - 900,
    hangs: NEWS,
    isStill: true,
    focus: box,
    caption: `${body.name}: ${big}`,
    sounds: [[0, "horn"]],
    effects: (now) => [
      { is: "ring", box: grown(box, setting.inch * 0.5 * ramp(now, 0, 900)), seen: life(now, 1200), mood },
      ...banner(`${setting.number}-${event.unit}-${key}`, big, small, mood, body.player, now, NEWS),
    ],
  });
}

/** Something is lost for good. */
export const lost = (setting: Setting, event: EventLost): Beat | null => {
  const key = `page-stage-lost-${event.what}`;
  return setting.words.has(key) ? tagged(setting, "lost", [[event.unit, setting.words.say(key)]], "bad") : null;
};

/** Who has won a round of close combat. */
export const roundEnded = (setting: Setting, event: EventRoundEnded): Beat | null =>
  tagged(
    setting,
    "round-ended",
    event.winners.map((unit): [number, string] => [unit, setting.words.say("page-stage-wins")]),
    "good",
    600,
  );
