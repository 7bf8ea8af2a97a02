import { expect, test } from "vitest";
import { bundleDrawings } from "./worker/bundle.mjs";

/** The bundle names each module above its text. */
const modulesIn = (bundle: string) =>
  [...bundle.matchAll(/^\s*\/\/ (\S+\.\w+)$/gm)].map(([, path]) => path);

test("what draws documents reaches neither the database nor the settings of the process", async () => {
  const modules = modulesIn(await bundleDrawings());
  expect(modules).toContain("lib/printed/worksheet.ts");
  const forbidden =
    /^(db\/(?!values\/)|lib\/(env|context)\.ts|node_modules\/(drizzle-orm|postgres)\/)/;
  expect(modules.filter((path) => path && forbidden.test(path))).toEqual([]);
});
