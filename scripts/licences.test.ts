import { expect, test } from "vitest";
import { isAllowed } from "./licences.mjs";

test.each([
  ["MIT", "react", true],
  ["(MIT OR GPL-3.0)", "x", true],
  ["MIT AND GPL-3.0", "x", false],
  ["AGPL-3.0-or-later", "mupdf", false],
  ["GPL-2.0", "x", false],
  ["", "x", false],
  ["SEE LICENSE IN file", "x", false],
  ["OFL-1.1", "@fontsource-variable/inter", true],
  ["OFL-1.1", "x", false],
  ["Apache-2.0 AND LGPL-3.0-or-later", "@img/sharp-win32-x64", true],
  ["LGPL-3.0-or-later", "x", false],
])("the licence %s of %s: %s", (licence, name, allowed) => {
  expect(isAllowed(licence, name)).toBe(allowed);
});
