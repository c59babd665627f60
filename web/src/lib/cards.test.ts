import { expect, test } from "vitest";
import type { Card, Request } from "../wire";
import { Cards, moment, told } from "./cards.svelte";

test("a card tells of what has been played, not of what is still to come", () => {
  expect(moment(null, 12, 12)).toBe(null);
  expect(moment(null, 12, 15)).toBe(11);
  expect(moment(7, 12, 15)).toBe(7);
  expect(moment(null, undefined, 3)).toBe(null);
});

test("how many are left is what the table shows just now; all else is what the card says", () => {
  const [models, toughness] = [
    { label: "Models", value: "2/7", is_strength: true },
    { label: "Toughness", value: "5" },
  ];
  expect(told(models, { figures: 4, start: 7 })).toBe("4/7");
  expect(told(models, undefined)).toBe("2/7");
  expect(told({ ...models, value: "1/1" }, { figures: 0, start: 1 })).toBe("1/1"); // one man is no number of figures
  expect(told(toughness, { figures: 4, start: 7 })).toBe("5");
});

test("a closed card stays closed, and whoever is gone has none", () => {
  const asked: Request[] = [];
  const cards = new Cards(
    (request) => asked.push(request),
    () => undefined,
  );
  cards.follow(3, () => false);
  expect(asked).toEqual([{ is: "card", unit: 3 }]);
  cards.card = { unit: 3 } as Card;
  cards.follow(null, () => true);
  expect(cards.card).toBe(null);
  cards.close();
  cards.follow(4, () => false);
  expect(asked).toHaveLength(1);
});
