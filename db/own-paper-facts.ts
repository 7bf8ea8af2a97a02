import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type Subject = { kind: string; table: PgTable; id: PgColumn; name: SQL | PgColumn };
type OwnDay = { field: string; day: PgColumn; where: SQL | undefined };

/** The dated papers in a record's own fields: a statement for each, so that each looks at one day of a row. */
export const ownPaperFacts = ({ kind, table, id, name }: Subject, days: readonly OwnDay[]): SQL =>
  sql.join(
    days.map(
      ({ field, day, where }) => sql`
        select ${sql.raw(`'${kind}'`)} as kind, ${id} as subject_id, ${name} as subject_name,
          ${sql.raw(`'${field}'`)} as field, null::int as record_id, null as word, ${day} as expires_on
        from ${table} where ${where}`,
    ),
    sql` union all `,
  );
