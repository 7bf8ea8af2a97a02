import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { reports } from "./registry";

const room = resolve("lib/reports");

/** Reports that other random records than these companies' hold to their rows. */
const elsewhere: Readonly<Record<string, string>> = {
  overrides: "catalog/overrides.db.test.ts",
  "utilization-ahead": "catalog/utilization-ahead.db.test.ts",
};

const isOracle = (name: string) => /(-oracle|-of-random-companies)\.db\.test\.ts$/.test(name);

test("what every report says is computed otherwise, too, on companies made by chance", async () => {
  const names = await readdir(room, { recursive: true });
  const files = [...names.filter(isOracle), ...new Set(Object.values(elsewhere))];
  const texts = await Promise.all(files.map((name) => readFile(resolve(room, name), "utf8")));
  const all = texts.join("\n");
  const unproven = reports.filter(({ slug }) => !all.includes(`"${slug}"`));
  expect(unproven.map(({ slug }) => slug)).toEqual([]);
});

test("those that are held elsewhere are so by a test that asks for them among random records", async () => {
  for (const [slug, name] of Object.entries(elsewhere)) {
    const text = await readFile(resolve(room, name), "utf8");
    expect([slug, text.includes(`"${slug}"`), text.includes("chancesOf")]).toEqual([
      ...[slug, true, true],
    ]);
  }
});
