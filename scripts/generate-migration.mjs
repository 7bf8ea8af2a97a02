import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./children.mjs";
import { root } from "./root.mjs";

/** `drizzle-kit` compares the schema with the last snapshot only. */
const folder = join(root, "db", "migrations", "meta");

const words = ["node_modules/drizzle-kit/bin.cjs", "generate", ...process.argv.slice(2)];
await run(process.execPath, words, { cwd: root });
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name));
