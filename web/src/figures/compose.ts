// A figure is put together from the drawings it is described by: body of the people, mount, weapon, head, shield.

import type { Figure } from "../wire";
import { ARMS, SHIELDS } from "./arms";
import { CHIEF, FOLK } from "./bodies";
import { MOUNTS, WHOLE } from "./mounts";

/** A drawing, how wide a base it is made for, and the colours of skin and hair. */
export type Drawn = { key: string; drawing: string; span: number; skin: string; hair: string };

const LEADS = new Set(["leader", "warchief", "hero", "champion"]);
const HELD: Record<string, string> = { standard: "standard", bannerman: "standard", musician: "horn" };
const LONG = new Set(["spear", "pike"]);
const SPAN = 11; // of a man on foot: his base is a little narrower than his cloak and shield

/** Who stands on a gold base. */
export const isGold = (mark: string | undefined): boolean => LEADS.has(mark ?? "") || mark === "bannerman";

const known = new Map<string, Drawn>();

/** The drawing for a figure, and for what its bearer is to his unit. */
export function drawn(figure: Figure | null | undefined, mark = ""): Drawn {
  const { body = "man", arm = "sword", shield = false, mount = "" } = figure ?? {};
  const part = LEADS.has(mark) ? "lead" : (HELD[mark] ?? "");
  const key = ["f", body, arm, shield ? "shield" : "", mount, part].filter(Boolean).join("-");
  let found = known.get(key);
  if (!found) known.set(key, (found = { key, ...composed(body, arm, shield, mount, part) }));
  return found;
}

function composed(body: string, arm: string, shield: boolean, mount: string, part: string): Omit<Drawn, "key"> {
  const whole = WHOLE[body];
  if (whole) return { skin: "#e9c49b", hair: "#5a3a1e", ...whole };
  const folk = FOLK[body] ?? FOLK.man!;
  const dress = part === "lead" && body !== "robe" ? CHIEF : folk;
  const holds = ARMS[part && part !== "lead" ? part : arm] ?? ARMS.sword!;
  const guard = !holds.both && (shield || part === "lead") ? SHIELDS[LONG.has(arm) && !mount ? "long" : "round"] : "";
  const man = (holds.under ?? "") + dress.body + holds.over + dress.head + guard;
  const colours = { skin: folk.skin, hair: folk.hair };
  const ridden = MOUNTS[mount];
  if (!ridden) return { drawing: man, span: SPAN / (folk.size ?? 1), ...colours };
  const [x, y, size] = ridden.seat;
  const rider = `<g transform="translate(${x} ${y}) scale(${size})">${man}</g>`;
  return { drawing: ridden.under + rider, span: ridden.span, ...colours };
}
