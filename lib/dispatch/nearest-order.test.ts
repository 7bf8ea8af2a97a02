import { expect, test } from "vitest";
import { nearestOrder } from "./nearest-order";

const at = (name: string, coordinates: string | null) => ({ name, coordinates });
const names = (stops: readonly { name: string }[] | null) => stops?.map(({ name }) => name);

test("goes on to the nearest from where it begins", () => {
  const stops = [at("a", "0, 0"), at("far", "0, 9"), at("near", "0, 1"), at("middle", "0, 4")];
  expect(names(nearestOrder(stops))).toEqual(["a", "near", "middle", "far"]);
});

test("stops of one place stay together, in their order", () => {
  const stops = [at("a1", "0, 0"), at("b1", "0, 2"), at("a2", "0, 0"), at("b2", "0, 2")];
  expect(names(nearestOrder(stops))).toEqual(["a1", "a2", "b1", "b2"]);
});

test("is not known where one of them is nowhere", () => {
  expect(nearestOrder([at("a", "0, 0"), at("b", null)])).toBeNull();
  expect(nearestOrder([at("a", null), at("b", "0, 0")])).toBeNull();
  expect(nearestOrder([])).toEqual([]);
});

test("each stop once, whatever the places", () => {
  const stops = Array.from({ length: 60 }, (_, n) =>
    at(String(n), `${((n * 37) % 11) / 10}, ${-70 - ((n * 53) % 17) / 10}`),
  );
  const ordered = nearestOrder(stops) ?? [];
  expect(ordered[0]).toBe(stops[0]);
  expect(new Set(ordered).size).toBe(60);
});
