import type { Sql, TransactionSql } from "postgres";
import { listMigrations } from "@/db/migrate";
import { version } from "@/package.json";
import { answersInSnapshot } from "./answers-in-snapshot";
import type { ArchiveWriter } from "./archive-writer";
import { type BackedTable, countRows, isThere, listTables } from "./backed-tables";
import { liftTimeLimits } from "./connect";
import { listNamedFiles } from "./list-named-files";
import { format, type Manifest, partName } from "./manifest";
import { listSequences } from "./sequences";
import { readRows } from "./table-rows";

export type SnapshotHead = Omit<Manifest, "entries" | "missing">;

async function addTable(
  sql: TransactionSql,
  archive: ArchiveWriter,
  table: Omit<BackedTable, "rows">,
) {
  let part = 0;
  for await (const bytes of readRows(sql, table)) {
    part += 1;
    await archive.add(partName(table.name, part), bytes.length, [bytes]);
  }
  return { ...table, rows: await countRows(sql, table.name) };
}

async function describe(sql: TransactionSql): Promise<Omit<SnapshotHead, "tables" | "answers">> {
  const [own] = (await isThere(sql, "installation"))
    ? await sql`select installation_id, server_identifier, database_oid from installation`
    : [];
  return {
    format,
    version,
    madeAt: new Date().toISOString(),
    installation: String(own?.installation_id ?? ""),
    server: String(own?.server_identifier ?? ""),
    database: String(own?.database_oid ?? ""),
    migration: (await listMigrations(sql))[0] ?? "",
    sequences: await listSequences(sql),
  };
}

/** Everything is of one moment, while others go on writing. */
export const addSnapshot = (url: string, sql: Sql, archive: ArchiveWriter) =>
  sql.begin("isolation level repeatable read read only", async (sql) => {
    await liftTimeLimits(sql);
    const tables: BackedTable[] = [];
    for (const table of await listTables(sql)) tables.push(await addTable(sql, archive, table));
    const named = await listNamedFiles(sql);
    const head = { ...(await describe(sql)), tables };
    const answers = await answersInSnapshot(sql, url, head);
    return { head: { ...head, ...(answers ? { answers } : {}) }, named };
  });
