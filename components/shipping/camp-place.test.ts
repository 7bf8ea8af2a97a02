import { expect, test } from "vitest";
import { placesOf, unlessTyped } from "./camp-place";

const blank = { camp: "Campo Norte", before: "", origin_place: "", destination_place: "" };

test.each([
  ["EXIT", { origin_place: "", destination_place: "Campo Norte" }],
  ["IN", { origin_place: "Campo Norte", destination_place: "" }],
  ["TRANSFER", { origin_place: "", destination_place: "" }],
] as const)("%s puts the camp where it belongs", (type, places) =>
  expect(placesOf({ ...blank, type })).toEqual(places),
);

test("the camp moves to the other end with the type, and changes with the project", () => {
  const before = { before: "Campo Norte", origin_place: "", destination_place: "Campo Norte" };
  expect(placesOf({ ...before, camp: "Campo Norte", type: "IN" })).toEqual({
    origin_place: "Campo Norte",
    destination_place: "",
  });
  expect(placesOf({ ...before, camp: "Campo Sur", type: "EXIT" }).destination_place).toBe(
    "Campo Sur",
  );
});

test("what was typed is never overwritten", () => {
  const typed = { origin_place: "Base Coca", destination_place: "Taller" };
  for (const type of ["EXIT", "IN", "TRANSFER"] as const)
    expect(placesOf({ ...blank, ...typed, type })).toEqual(typed);
});

test("an offer fills what is empty or was offered before, and nothing else", () => {
  expect(unlessTyped("", "", "Rosa Andi")).toBe("Rosa Andi");
  expect(unlessTyped("Rosa Andi", "Rosa Andi", "Luis Vera")).toBe("Luis Vera");
  expect(unlessTyped("Rosa Andi", "Rosa Andi", "")).toBe("");
  expect(unlessTyped("Ana Cerda", "Rosa Andi", "Luis Vera")).toBe("Ana Cerda");
});
