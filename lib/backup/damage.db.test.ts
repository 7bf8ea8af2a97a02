import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as make from "@/db/testing/factories";
import { env } from "../kernel/env";
import { fileStore } from "../storage/file-store";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const name = `${inject("template")}_damaged`;
const maintenance = postgres(inject("server"), { max: 1, onnotice: () => undefined });
const workFolder = env.DATA_DIR;
const target = new URL(inject("server"));
target.pathname = `/${name}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-damaged-"));
  await maintenance`create database ${maintenance(name)}`;
});

afterAll(async () => {
  await maintenance`drop database ${maintenance(name)} with (force)`;
  await maintenance.end();
  await rm(folder, { recursive: true });
});

async function aBackup(): Promise<Buffer> {
  const path = join(folder, "entero.tar");
  const { id: objectId } = await make.aUser();
  const key = `2026-11/${randomUUID()}`;
  await fileStore().write(key, Buffer.from("hoja firmada"));
  await make.anAttachment({ model: "user", field: "picture", objectId, storageKey: key });
  // biome-ignore lint/style/noProcessEnv: the tests' own database
  await writeBackup({ url: process.env.DATABASE_URL ?? "", path });
  return readFile(path);
}

function placeOf(tar: Buffer, wanted: RegExp) {
  for (let head = 0; head < tar.length; ) {
    const entry = tar.toString("latin1", head, head + 100).replace(/\0.*$/s, "");
    const size = Number.parseInt(tar.toString("latin1", head + 124, head + 136), 8);
    const at = head + 512;
    const end = at + Math.ceil(size / 512) * 512;
    if (wanted.test(entry)) return { entry, head, at, size, end };
    head = end;
  }
  throw new RangeError(`No entry ${wanted}`);
}

function flipped(whole: Buffer, at: number): Buffer {
  const bytes = Buffer.from(whole);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

async function complaintAbout(bytes: Buffer): Promise<string> {
  const path = join(folder, "roto.tar");
  await writeFile(path, bytes);
  env.DATA_DIR = await mkdtemp(join(folder, "there-"));
  const refusal = await restoreBackup({ url: target.toString(), path }).then(
    () => "",
    (error: Error) => error.message,
  );
  const sql = postgres(target.toString(), { max: 1 });
  expect(await sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
  await sql.end();
  for await (const keys of fileStore().keys()) expect(keys).toEqual([]);
  env.DATA_DIR = workFolder;
  return refusal;
}

test("a damaged backup is refused by name and leaves the installation empty", async () => {
  const whole = await aBackup();
  for (const wanted of [/^tables\/users\//, /^files\//, /^manifest\.json/]) {
    const { entry, at, size } = placeOf(whole, wanted);
    const said = await complaintAbout(flipped(whole, at + Math.floor(size / 2)));
    expect(said).toContain(`roto.tar is damaged: ${entry} was changed.`);
  }
  const { entry, head, at, end } = placeOf(whole, /^files\//);
  expect(await complaintAbout(flipped(whole, head + 3))).toMatch(/damaged after tables\/.+csv/);
  expect(await complaintAbout(whole.subarray(0, at + 10))).toMatch(
    /roto\.tar is damaged: it breaks off in files\//,
  );
  expect(await complaintAbout(whole.subarray(0, head))).toMatch(/its end is missing/);
  const without = Buffer.concat([whole.subarray(0, head), whole.subarray(end)]);
  expect(await complaintAbout(without)).toContain(`${entry} is missing`);
  expect(await complaintAbout(Buffer.from("no backup at all"))).toMatch(/roto\.tar is/);
});
