import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

const directive = /^\s*\(?["']use (?:client|server)["']\)?;?\s*$/m;

const screens = ["app", "components"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test("a directive is the first line: after an import it is a text that does nothing", () => {
  const late = screens.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return directive.test(text) && !/^"use (?:client|server)";/.test(text);
  });
  expect(late).toEqual([]);
});

test("server actions stand in actions.ts, where the boundaries let no read in", () => {
  const serving = screens.filter((file) =>
    /^"use server";/m.test(readFileSync(join(root, file), "utf8")),
  );
  expect(serving.filter((file) => !file.endsWith("/actions.ts"))).toEqual([]);
});
