import "./runtime.mjs";
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { faultsOf } from "./migration-faults.mjs";
import { root } from "./root.mjs";

/** The last one that landed before versions shared a database. */
const lastAlone = "0028";
const folder = join(root, "db/migrations");
const copy = ".tmp/migrations";

const faults = readdirSync(folder)
  .filter((name) => name.endsWith(".sql") && name.slice(0, 4) > lastAlone)
  .flatMap((name) =>
    faultsOf(readFileSync(join(folder, name), "utf8")).map((fault) => `${name}: ${fault}`),
  );
if (faults.length > 0) {
  console.error(`${faults.join("\n")}\nCONTRIBUTING.md, "Change the database", says how.`);
  process.exit(1);
}

rmSync(join(root, copy), { recursive: true, force: true });
cpSync(folder, join(root, copy), { recursive: true });
const snapshots = readdirSync(join(root, copy, "meta")).filter((name) => name.includes("snapshot"));
if (snapshots.length > 1) {
  console.error(`Only the last snapshot stays: npm run db:generate takes ${snapshots[0]} away.`);
  process.exit(1);
}
const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    ...["node_modules/drizzle-kit/bin.cjs", "generate", "--dialect", "postgresql"],
    ...["--schema", "./db/schema/index.ts", "--out", copy, "--name", "missing"],
  ],
  { cwd: root, encoding: "utf8" },
);
if (!stdout.includes("No schema changes")) {
  console.error(
    `The schema has changes without a migration: npm run db:generate -- --name <what-changes>`,
  );
  console.error(stderr);
  process.exit(1);
}
console.log("The migrations make the schema as it is.");
