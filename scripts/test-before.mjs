import "./runtime.mjs";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { run } from "./children.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { root } from "./root.mjs";
import { unpackVersion } from "./unpack-version.mjs";

/** What makes today's tables. */
const ofToday = ["db/migrations", "db/migrate.ts", "db/migration-steps.ts"];
const before = join(root, ".tmp", "before");

/**
 * Runs the endpoints' tests of an earlier version on today's tables, as its instances meet them during an upgrade: with
 * its commit or tag, and paths of tests, all of the API's otherwise.
 */
const [version, ...paths] = process.argv.slice(2);
if (!version) {
  console.error("Say of which version: npm run test:before -- v1.0.0");
  process.exit(1);
}
await ensureDependencies();
unpackVersion(version, before);
symlinkSync(join(root, "node_modules"), join(before, "node_modules"), "junction");
for (const path of ofToday) {
  rmSync(join(before, path), { recursive: true, force: true });
  cpSync(join(root, path), join(before, path), { recursive: true });
}
const words = ["node_modules/vitest/vitest.mjs", "run", "--project=db"];
await run(process.execPath, [...words, ...(paths.length > 0 ? paths : ["app/api"])], {
  cwd: before,
}).catch(() => {
  process.exitCode = 1;
});
rmSync(before, { recursive: true, force: true });
