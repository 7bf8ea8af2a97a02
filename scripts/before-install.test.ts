import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const imported = /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gm;

const importedNames = (file: string): string =>
  [...readFileSync(join(root, file), "utf8").matchAll(imported)].map(([whole]) => whole).join();

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(imported)].map(
    ([, from, alone]) => from ?? alone ?? "",
  );

/** What is loaded before anything runs: the files, and whatever is neither a file nor of Node.js. */
function loadedBy(entry: string) {
  const files = new Set([entry]);
  const packages: string[] = [];
  for (const file of files)
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) files.add(join(dirname(file), name));
      else if (!name.startsWith("node:")) packages.push(`${file}: ${name}`);
    }
  return { files, packages };
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const entries = Object.values(scripts).flatMap(
  (line) => /^node (scripts\/[\w/-]+\.mjs)/.exec(line)?.[1] ?? [],
);
const installs = (file: string) =>
  file !== "scripts/dependencies.mjs" && importedNames(file).includes("ensureDependencies");
const installing = [...new Set(entries)].filter((entry) =>
  [...loadedBy(entry).files].some(installs),
);

test("what installs the libraries loads none before", () => {
  expect(installing).toEqual(
    expect.arrayContaining(["scripts/start.mjs", "scripts/test.mjs", "scripts/backup.mjs"]),
  );
  expect(installing.flatMap((entry) => loadedBy(entry).packages)).toEqual([]);
});
