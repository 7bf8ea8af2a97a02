import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findRunning } from "./postgres/embedded.mjs";
import { freePort } from "./postgres/port.mjs";
import { askAll, asker, signIn } from "./releases/ask.mjs";
import { type Release, writeRelease } from "./releases/release.mjs";
import { readTables } from "./releases/tables";

function migrationsOf(checkout: string): Release["migrations"] {
  const folder = join(checkout, "db", "migrations");
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return Object.fromEntries(
    [...names, "meta/_journal.json"].map((name) => [
      name,
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
}

/** Resolves when it serves. */
async function startDemo(checkout: string, dataDir: string) {
  const port = await freePort(0);
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: "", DEMO: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("It ended before it served.")));
    child.stdout.on("data", (text) => /Faena is ready/.test(String(text)) && resolve());
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

async function record(name: string, checkout: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "faena-release-"));
  const { child, address } = await startDemo(checkout, dataDir);
  try {
    const users = readFileSync(join(dataDir, "demo-users.txt"), "utf8");
    const password = /admin@demo\.faena\s+(\S+)/.exec(users)?.[1] ?? "";
    const url = findRunning({ dataDir });
    if (!url) throw new Error("Its database does not run.");
    const held = await readTables(url);
    const moment = new Date().toISOString();
    const cookie = await signIn(address, "admin@demo.faena", password);
    const answers = await askAll(asker(address, cookie));
    const migrations = migrationsOf(checkout);
    const bytes = writeRelease({ name, moment, migrations, ...held, password, answers });
    console.log(`${name}: ${held.tables.length} tables, ${answers.length} answers, ${bytes} bytes`);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [name, checkout = "."] = process.argv.slice(2);
if (!name) throw new Error("npm run release:record -- <name> [<folder of a checkout>]");
await record(name, resolve(checkout));
