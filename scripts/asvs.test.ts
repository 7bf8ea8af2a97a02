import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Requirements of levels 1 and 2 in each section of ASVS 5.0.0, numbered from 1. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const numbered = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);

const everything = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, at) => numbered(`${chapter}.${at + 1}`, 1, count)),
);

/** `1.2.6–1.2.8` names three. */
function named(text: string): string[] {
  const [first = "", last = first] = text.split("–");
  const section = first.slice(0, first.lastIndexOf("."));
  const numberOf = (name: string) => Number(name.slice(name.lastIndexOf(".") + 1));
  expect(last.startsWith(`${section}.`), text).toBe(true);
  return numbered(section, numberOf(first), numberOf(last));
}

test("every requirement of levels 1 and 2 is met, not met or does not apply, and stands once", () => {
  const page = readFileSync("docs/security.md", "utf8");
  const cells = [...page.matchAll(/^\| (\d[\d., –]*) \| \S/gm)].map(([, cell = ""]) => cell);
  const told = cells.flatMap((cell) => cell.split(", ")).flatMap(named);
  expect(everything).toHaveLength(253);
  expect(told.toSorted()).toEqual(everything.toSorted());
});
