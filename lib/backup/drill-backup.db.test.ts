import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { env } from "../kernel/env";
import { fileStore } from "../storage/file-store";
import { writeArchive } from "./archive-writer";
import { drillBackup } from "./drill-backup";
import { type Manifest, manifestName, sealName } from "./manifest";
import { readArchive } from "./read-archive";
import { openArchive } from "./sealing";
import { writeBackup } from "./write-backup";

const name = `${inject("template")}_drilled`;
const maintenance = postgres(inject("server"), { max: 1, onnotice: () => undefined });
const target = new URL(inject("server"));
target.pathname = `/${name}`;
const workFolder = env.DATA_DIR;
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-drilled-"));
  path = join(folder, "faena-2026-11-22.tar");
  await maintenance`create database ${maintenance(name)}`;
});

afterEach(async () => {
  env.DATA_DIR = workFolder;
  await maintenance`drop database ${maintenance(name)} with (force)`;
  await rm(folder, { recursive: true });
});

afterAll(() => maintenance.end());

async function aCompany() {
  const project = await make.aProject();
  await make.aRentedUnit(project);
  const sheet = await make.aWorksheet({
    projectId: project.id,
    subtotal: "10",
    taxAmount: "1.5",
    total: "11.5",
  });
  await make.aWorksheetLine({ worksheetId: sheet.id });
  await make.aCustodyChain({ worksheetId: sheet.id });
  await make.aStaffMember();
  await make.aVehicle();
  await make.aPartner({ name: "Petrolera Norte" });
  const key = `2026-11/${randomUUID()}`;
  await fileStore().write(key, Buffer.from("hoja firmada"));
  await make.anAttachment({
    model: "sheet_project",
    field: "invoice_file",
    objectId: sheet.id,
    storageKey: key,
  });
  return { sheet, key };
}

// biome-ignore lint/style/noProcessEnv: the tests' own database
const backUp = () => writeBackup({ url: process.env.DATABASE_URL ?? "", path });

async function drill() {
  env.DATA_DIR = join(folder, "there");
  return drillBackup({ url: target.toString(), path });
}

type Change = (entry: string, bytes: Buffer) => Buffer | null;

/** Its digests and its seal are made anew, as whoever changes it on purpose would. */
async function falsify(change: Change, said: Partial<Manifest> = {}) {
  const other = join(folder, "otra.tar");
  const archive = writeArchive(other);
  let manifest: Manifest | null = null;
  for await (const piece of readArchive(await openArchive(path, undefined))) {
    const bytes = await buffer(piece.bytes);
    if (piece.name === manifestName) manifest = JSON.parse(bytes.toString());
    const kept = [manifestName, sealName].includes(piece.name) ? null : change(piece.name, bytes);
    if (kept) await archive.add(piece.name, kept.length, [kept]);
  }
  const text = Buffer.from(JSON.stringify({ ...manifest, ...said, entries: [...archive.entries] }));
  await archive.add(manifestName, text.length, [text]);
  const seal = Buffer.from(createHash("sha256").update(text).digest("hex"));
  await archive.add(sealName, seal.length, [seal]);
  await archive.close();
  await rm(path);
  path = other;
}

const replaced = (entry: RegExp, from: string, to: string): Change => {
  return (name, bytes) =>
    entry.test(name) ? Buffer.from(bytes.toString().replace(from, to)) : bytes;
};

inProof(test)(
  "a copy restores with its rows, its totals and its answers, and its files stay where they are",
  async () => {
    await aCompany();
    const { answers = [] } = await backUp();
    expect(new Set(answers.map(({ operation }) => operation)).size).toBeGreaterThan(10);
    const result = await drill();
    expect(result).toMatchObject({ copy: "faena-2026-11-22.tar", differences: [] });
    expect(result.answers).toBe(answers.length);
    expect(result.rows).toBeGreaterThan(10);
    for await (const keys of fileStore().keys()) expect(keys).toEqual([]);
  },
);

test("one flipped byte is told by the part it is in", async () => {
  await aCompany();
  await backUp();
  const bytes = await readFile(path);
  const at = bytes.indexOf("Petrolera Norte", bytes.indexOf("tables/partners/0001.csv"));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
  expect((await drill()).differences).toEqual([{ kind: "part", name: "tables/partners/0001.csv" }]);
});

test("a row that was changed, a file that is missing and amounts that are not those of the lines are told by name", async () => {
  const { sheet, key } = await aCompany();
  await database().execute(
    sql`update sheet_projects set subtotal = 20, tax_amount = 3, total = 23 where id = ${sheet.id}`,
  );
  const [partner] = await database().execute<{ id: number }>(
    sql`select id from partners where name = 'Petrolera Norte'`,
  );
  await backUp();
  const renamed = replaced(/^tables\/partners\//, "Petrolera Norte", "Petrolera Sur");
  await falsify((name, bytes) => (name === `files/${key}` ? null : renamed(name, bytes)));
  expect((await drill()).differences).toEqual([
    { kind: "file", name: key },
    { kind: "total", name: sheet.seriesCode },
    { kind: "answer", name: `partners.get ${partner?.id}` },
  ]);
});

inProof(test)(
  "answers of another program are not compared, and an archive without them is drilled",
  async () => {
    await aCompany();
    await backUp();
    await falsify((_, bytes) => bytes, { version: "0.9.0" });
    expect(await drill()).toMatchObject({ answers: 0, differences: [] });
  },
);
