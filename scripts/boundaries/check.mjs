import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.mjs";
import { trespassesIn } from "./table-writes.mjs";

const home = join(root, "node_modules", "dependency-cruiser");

/** dependency-cruiser needs TypeScript's API, which version 7 no longer has; without it, it passes everything. */
function lendTypeScript() {
  const place = join(home, "node_modules", "typescript");
  if (existsSync(place)) return;
  mkdirSync(join(home, "node_modules"), { recursive: true });
  symlinkSync(join("..", "..", "typescript-6"), place, "junction");
}

/** @param {string} tree */
function importsAstray(tree) {
  lendTypeScript();
  const rooms = ["app", "components", "db", "lib", "e2e"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(home, "bin", "dependency-cruise.mjs"),
      ...rooms.filter((room) => existsSync(join(tree, room))),
      ...["--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "json"],
    ],
    { cwd: tree, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  if (!stdout.startsWith("{")) throw new Error(stderr || stdout);
  const { summary } = JSON.parse(stdout);
  if (summary.totalDependenciesCruised === 0) throw new Error("No import was read");
  return summary.violations.map(
    (/** @type {any} */ { rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
}

/** @param {string} tree */
export const crossingsIn = (tree) => [...importsAstray(tree), ...trespassesIn(tree)];
