import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.mjs";

/** These turn what others throw into our own errors. */
const plumbing = /^(backup|http|jobs|kernel|mail|next|pdf|storage|values|worker)\//;

const catching = /\bcatch\s*[({](?!["\d)])/;

const allowed = [
  "exports/on-replica.ts",
  "files/receive-file.ts",
  "files/staged.ts",
  "merges/join-all.ts",
  "printed/draw.ts",
  "printed/find-logo.ts",
  "projects/lock-in-place.ts",
  "report-schedules/read-attached-report.ts",
  "scans/bulk-custody.ts",
  "scans/confirm-scan.ts",
  "scans/heard.ts",
  "scans/input.ts",
  "scans/recognize-scan.ts",
  "scans/stage-pages.ts",
  "scans/work-on-scan.ts",
  "wire/json-text.ts",
  "worksheets/create-month-sheets.ts",
];

test("a domain catches only to give bytes or a place back, or to name what cannot be read", () => {
  const files = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$/.test(file))
    .filter((file) => !plumbing.test(file))
    .filter((file) => catching.test(readFileSync(join(root, "lib", file), "utf8")));
  expect(found.sort()).toEqual(allowed);
});
