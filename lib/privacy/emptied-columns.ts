import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "@/db/schema";
import { held } from "./held";
import { neutralWords } from "./neutral-words";
import type { DataSource } from "./sources";

const columnsOf = new Map(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column]))]),
);

/** An empty value that the column accepts. */
function blankOf(table: string, name: string): SQL {
  const column = columnsOf.get(table)?.get(name);
  if (!column?.notNull) return sql`null`;
  return column.dataType === "boolean" ? sql`false` : sql`''`;
}

export function emptiedColumns(table: DataSource["table"]): SQL[] {
  return Object.entries(held[table].fates).flatMap(([column, fate]) => {
    const word =
      fate === "replaced"
        ? neutralWords[table]?.[column]
        : fate === "blanked"
          ? blankOf(table, column)
          : undefined;
    return word ? [sql`${sql.identifier(column)} = ${word}`] : [];
  });
}
