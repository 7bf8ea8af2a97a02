import { getTableName } from "drizzle-orm";
import type { TransactionSql } from "postgres";
import { fileHolders } from "../installation/file-holders";
import { isThere } from "./backed-tables";

export type StoredKey = { key: string; contentType: string };

/** `pictures`: as many may lie beside it under its key, numbered from 1. */
export type Named = StoredKey & { pictures: number };

/** An older database may lack a kind of them. */
export async function listNamedFiles(sql: TransactionSql): Promise<Named[]> {
  const found: Named[] = [];
  for (const { table, contentType, pictures } of fileHolders) {
    if (!(await isThere(sql, getTableName(table)))) continue;
    const type =
      typeof contentType === "string" ? sql`${contentType}::text` : sql(contentType.name);
    found.push(
      ...(await sql<Named[]>`
        select ${sql(table.storageKey.name)} as key, ${type} as "contentType",
          ${pictures ? sql(pictures.name) : sql`0`} as pictures
        from ${sql(getTableName(table))} order by 1`),
    );
  }
  return found;
}
