import { basename } from "node:path";
import type { Sql } from "postgres";
import { listMigrations } from "@/db/migrate";
import { version } from "@/package.json";
import { connect } from "./connect";
import { isDamagedBackup } from "./damaged";
import type { Difference, DrillResult } from "./drill-result";
import { listLostFiles } from "./list-lost-files";
import { listWrongTotals } from "./list-wrong-totals";
import type { Manifest } from "./manifest";
import { readSnapshot } from "./read-snapshot";
import { restoreBackup } from "./restore-backup";
import { listOtherAnswers } from "./sample-answers";

type Found = Omit<DrillResult, "copy" | "seconds" | "found">;

const mostTold = 20;

const differencesOf = (kind: Difference["kind"], names: readonly string[]): Difference[] =>
  names.map((name) => ({ kind, name }));

/** Another program may answer otherwise. */
async function answersOfThisProgram(sql: Sql, manifest: Manifest) {
  const [last] = await listMigrations(sql);
  const isOurs = manifest.version === version && manifest.migration === last;
  return isOurs ? (manifest.answers ?? []) : [];
}

async function compare(sql: Sql, url: string, manifest: Manifest): Promise<Found> {
  // So that reads are planned as in a database that is looked after.
  await sql`analyze`;
  const answers = await answersOfThisProgram(sql, manifest);
  const files = differencesOf("file", await listLostFiles(sql, manifest));
  const rest = await readSnapshot({ url }, async (db) => [
    ...differencesOf("total", await listWrongTotals(db)),
    ...differencesOf("answer", await listOtherAnswers(db, manifest.madeAt, answers)),
  ]);
  const rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  return { rows, answers: answers.length, differences: [...files, ...rest] };
}

type Asked = { url: string; path: string; passphrase?: string | undefined };

/** Of an empty database that is thrown away afterwards. */
async function restoreAndCompare({ url, path, passphrase }: Asked): Promise<Found> {
  const manifest = await restoreBackup({ url, path, passphrase, isOnlyRows: true });
  const sql = connect(url);
  try {
    return await compare(sql, url, manifest);
  } finally {
    await sql.end();
  }
}

const partOf = (complaint: string) =>
  /(?:tables|files)\/[\w./-]*\w|manifest\.json/.exec(complaint)?.[0] ?? complaint;

/**
 * Restores the copy into the empty database and compares what is there with what was there when it was written. A part
 * that was changed, or rows that are not as many, are found while it is restored. Throws `BackupRefused`.
 */
export async function drillBackup(asked: Asked): Promise<DrillResult> {
  const began = performance.now();
  const found = await restoreAndCompare(asked).catch((thrown) => {
    if (!isDamagedBackup(thrown)) throw thrown;
    return { rows: 0, answers: 0, differences: differencesOf("part", [partOf(thrown.message)]) };
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { differences } = found;
  const told = { found: differences.length, differences: differences.slice(0, mostTold) };
  return { copy: basename(asked.path), seconds, ...found, ...told };
}
