import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";
import house from "./house.cjs";
import { withRooms } from "./rooms-table";

const rooms = readdirSync(join(root, "lib"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("every room says in a sentence what it is for, and nothing else does", () => {
  expect(Object.keys(house.purposes).sort()).toEqual([...rooms].sort());
  const sentences: string[] = Object.values(house.purposes);
  expect(sentences.filter((sentence) => !/^[A-Z].{20,}\.$/.test(sentence))).toEqual([]);
});

test("every room stands on one floor", () => {
  expect(house.floors.flat().sort()).toEqual([...rooms].sort());
});

test("docs/architecture.md says so (npm run rooms:doc writes it)", () => {
  const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
  expect(document).toBe(withRooms(document));
});
