import type { TransactionSql } from "postgres";
import { assertNoRecords, fromMigrations } from "./assert-empty";
import { countEach, listTables } from "./backed-tables";
import { liftTimeLimits } from "./connect";
import { DamagedBackup } from "./damaged";
import { type ArchivePieces, fillTables } from "./fill-tables";
import type { Manifest } from "./manifest";
import { seatSequences } from "./seat-sequences";
import { withoutRules } from "./without-rules";

async function assertTables(sql: TransactionSql, { tables }: Manifest) {
  const there = new Map((await listTables(sql)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables)
    if (String([...(there.get(name) ?? [])].sort()) !== String([...columns].sort()))
      throw new DamagedBackup(`The table ${name} of the backup is not the one of its migration.`);
}

async function assertCounts(sql: TransactionSql, { tables }: Manifest) {
  const counts = await countEach(
    sql,
    tables.map(({ name }) => name),
  );
  for (const { name, rows } of tables) {
    const there = counts.get(name);
    if (there !== rows)
      throw new DamagedBackup(`The table ${name} has ${there} rows instead of ${rows}.`);
  }
}

export async function restoreTables(
  sql: TransactionSql,
  pieces: ArchivePieces,
  manifest: Manifest,
) {
  const names = manifest.tables.map(({ name }) => name);
  await liftTimeLimits(sql);
  await assertTables(sql, manifest);
  await sql`lock table ${sql(names)} in access exclusive mode`;
  await assertNoRecords(sql);
  const next = await withoutRules(sql, names, async () => {
    await sql`truncate ${sql(names.filter((name) => fromMigrations.has(name)))}`;
    return fillTables(sql, pieces, manifest);
  });
  await assertCounts(sql, manifest);
  await seatSequences(sql, manifest.sequences);
  return next;
}
