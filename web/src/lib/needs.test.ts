import { expect, test } from "vitest";
import type { Need } from "../wire";
import { between, grouped, isTwin, made } from "./needs";

const need = (title: string, who: string, whom: string, parts: [string, string][] = []): Need => ({
  title,
  need: "9+",
  chance: "20%",
  parts: parts.map(([text, value]) => ({ rule: "", text, value, source: "" })),
  who,
  whom,
  only: "",
});

test("tiles stand under who throws against whom", () => {
  const [hit, kill, morale, back] = [
    need("Hit", "Orcs", "Dwarfs"),
    need("Kill", "Orcs", "Dwarfs"),
    need("Morale", "Orcs", ""),
    need("Hit", "Dwarfs", "Orcs"),
  ] as const;
  const groups = grouped([hit, kill, morale, back]);
  expect(groups.map((group) => between(group.needs[0]!))).toEqual(["Orcs → Dwarfs", "Orcs", "Dwarfs → Orcs"]);
  expect(groups[0]?.needs).toEqual([hit, kill]);
  expect(groups.map(({ at }) => at)).toEqual([0, 2, 3]);
});

test("two tiles of one purpose say what each is made of", () => {
  const [plain, parried] = [
    need("Strike", "Orcs", "Dwarfs", [["base", "10"]]),
    need("Strike", "Orcs", "Dwarfs", [
      ["base", "10"],
      ["Parry", "−1"],
    ]),
  ];
  expect([isTwin(plain, [plain, parried]), isTwin(plain, [plain])]).toEqual([true, false]);
  expect([made(plain), made(parried)]).toEqual(["10", "10, Parry −1"]);
});
