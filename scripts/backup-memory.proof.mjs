import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { finalNode } from "./own-node.mjs";
import { startPostgres } from "./postgres/embedded.mjs";
import { root } from "./root.mjs";
import { aPlace } from "./testing/app.mjs";
import { memoryOf } from "./testing/family.mjs";
import { folderStore } from "./testing/stored-files.mjs";

const megabyte = 1_048_576;
/** Megabytes more for hundreds of megabytes than for dozens: what a runtime keeps before it collects is in both. */
const allowed = 60;

const place = await aPlace();
const server = await startPostgres({
  dataDir: join(place.dataDir, "database"),
  throwaway: true,
});

after(async () => {
  await server.stop();
  place.remove();
});

/** @param {string} name */
async function aDatabase(name) {
  const sql = postgres(server.url, { max: 1 });
  await sql`create database ${sql(name)}`;
  await sql.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * Gives the output, and the most megabytes that it and its children held.
 * @param {string[]} words @param {Record<string, string>} env
 */
async function watched(words, env) {
  const child = spawn(finalNode(), words, {
    cwd: root,
    env: { ...process.env, STORAGE_URL: "", ...env },
  });
  let [output, most] = ["", 0];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  while (child.exitCode === null) {
    most = Math.max(most, memoryOf(Number(child.pid)));
    await pause(50);
  }
  assert.equal(await ended, 0, output);
  return { output, megabytes: Math.round(most / megabyte) };
}

/**
 * Files of `size` megabytes each, changes in the history, and some records with long texts.
 * @param {string} url @param {string} dataDir @param {{ files: number, size: number, changes: number }} how
 */
async function fill(url, dataDir, { files, size, changes }) {
  const sql = postgres(url, { max: 1 });
  mkdirSync(join(dataDir, "files", "2026-11"), { recursive: true });
  for (let at = 1; at <= files; at += 1) {
    const key = `2026-11/${randomUUID()}`;
    writeFileSync(join(dataDir, "files", key), randomBytes(size * megabyte));
    await sql`
      insert into attachments (model_type, object_id, field_name, file_name, content_type, size, storage_key)
      values ('sheet_project', ${at}, 'invoice_file', 'hoja.pdf', 'application/pdf', ${size * megabyte}, ${key})`;
  }
  await sql`
    insert into change_log (at, action, record_type, record_id, changes)
    select now(), 'UPDATE', 'project', n, jsonb_build_object('notes', jsonb_build_array(repeat(md5(n::text), 8), repeat(md5((-n)::text), 8)))
    from generate_series(1, ${changes}::int) n`;
  const long = 22_000;
  const text = randomBytes(long / 2).toString("hex");
  await sql`
    insert into partners (business_tax_id, name, address, notes)
    select n, 'Petrolera', 'Km 12', substr(${text}::text, n % ${long / 2}) || substr(${text}::text, 1, n % ${long / 2})
    from generate_series(1, ${Math.round(changes / 40)}::int) n`;
  await sql.end();
}

/** @param {import("node:test").TestContext} t @param {string} name @param {Parameters<typeof fill>[2]} how */
async function thereAndBack(t, name, how) {
  const [before, now] = [await aDatabase(`${name}_before`), await aDatabase(`${name}_now`)];
  const [from, to] = [join(place.dataDir, `${name}-from`), join(place.dataDir, `${name}-to`)];
  const archive = join(place.dataDir, `${name}.tar`);
  await watched(["--import", "tsx", "scripts/migrate.ts"], {
    DATABASE_URL: before,
    DATA_DIR: from,
  });
  await fill(before, from, how);
  const made = await watched(["scripts/backup.mjs", archive], {
    DATABASE_URL: before,
    DATA_DIR: from,
  });
  const restored = await watched(["scripts/restore.mjs", archive], {
    DATABASE_URL: now,
    DATA_DIR: to,
  });
  assert.deepEqual(folderStore(to).objects().sort(), folderStore(from).objects().sort());
  const size = Math.round(statSync(archive).size / megabyte);
  t.diagnostic(`${size} MB: ${made.megabytes} MB to back up, ${restored.megabytes} MB to restore`);
  for (const path of [archive, from, to]) rmSync(path, { recursive: true });
  return { size, made: made.megabytes, restored: restored.megabytes };
}

test("hundreds of megabytes of files and of rows take no more memory than dozens", async (t) => {
  const little = await thereAndBack(t, "little", { files: 4, size: 10, changes: 20_000 });
  const much = await thereAndBack(t, "much", { files: 30, size: 10, changes: 200_000 });
  assert.ok(little.size < 100 && much.size > 400, `${little.size} and ${much.size} MB`);
  assert.ok(much.made - little.made < allowed);
  assert.ok(much.restored - little.restored < allowed);
});
