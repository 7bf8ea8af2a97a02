import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

const declared = /^export (?:async )?(?:const|function\*?|type|interface|class) (\w+)/gm;

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing/.test(file))
    .map((file) => `${folder}/${file}`);

/** A schema and its type share a name on purpose. */
function declarations(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const file of ["components", "db", "lib"].flatMap(filesBelow))
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(declared))
      places.set(name, (places.get(name) ?? new Set()).add(file));
  return places;
}

test("no exported name has two meanings", () => {
  const shared = [...declarations()].filter(([, files]) => files.size > 1);
  expect(Object.fromEntries(shared.map(([name, files]) => [name, [...files]]))).toEqual({});
});
