import { once } from "node:events";
import { finished } from "node:stream/promises";
import { countRows, listTables } from "@/lib/backup/backed-tables";
import { connect } from "@/lib/backup/connect";
import { seatSequences } from "@/lib/backup/seat-sequences";
import { listSequences } from "@/lib/backup/sequences";
import { readRows, writeRows } from "@/lib/backup/table-rows";
import { withoutRules } from "@/lib/backup/without-rules";
import type { Release } from "./release.mjs";

type Held = Pick<Release, "tables" | "sequences">;

/** Every row of a database, and how far its sequences are. */
export async function readTables(url: string): Promise<Held> {
  const sql = connect(url);
  try {
    return (await sql.begin("isolation level repeatable read read only", async (sql) => {
      const tables: Release["tables"] = [];
      for (const table of await listTables(sql)) {
        const pieces: Buffer[] = [];
        for await (const piece of readRows(sql, table)) pieces.push(piece);
        const rows = await countRows(sql, table.name);
        tables.push({ ...table, rows, csv: Buffer.concat(pieces).toString() });
      }
      return { tables, sequences: await listSequences(sql) };
    })) as Held;
  } finally {
    await sql.end();
  }
}

/** Fills the tables of a database that was migrated and holds nothing else. */
export async function writeTables(url: string, { tables, sequences }: Held): Promise<void> {
  const sql = connect(url);
  const names = tables.map(({ name }) => name);
  try {
    await sql.begin((sql) =>
      withoutRules(sql, names, async () => {
        await sql`truncate ${sql(names)}`;
        for (const table of tables) {
          const rows = await writeRows(sql, table);
          if (!rows.write(table.csv)) await once(rows, "drain");
          rows.end();
          await finished(rows);
        }
        await seatSequences(sql, sequences);
      }),
    );
  } finally {
    await sql.end();
  }
}
