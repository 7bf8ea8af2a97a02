import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import { openLots } from "./lots";

type Rows<Row> = Promise<Listed<Row>> | AsyncIterable<readonly Row[]>;

export type Read<Asked, Row> = (ctx: Context, asked: Asked) => Rows<Row>;

const lotSize = 500;

/** For lists that the database reads by one select (`lib/lists/sql.ts`). */
export async function* lotByLot<Asked extends ListRequest, Row>(
  ctx: Context,
  read: (asked: Asked) => Rows<Row>,
  asked: Asked,
): AsyncGenerator<readonly Row[]> {
  const lots = openLots(ctx, lotSize);
  for (let isLast = false; !isLast; ) {
    const listed = await read({ ...asked, page: { page: 1, pageSize: lotSize, lots } });
    if (!lots.areRead()) throw new TypeError("The list reads no lots");
    const rows = "rows" in listed ? listed.rows : [];
    isLast = rows.length < lotSize;
    yield rows;
  }
}

/** For lists that are computed as a whole. */
export async function* asItComes<Row>(read: () => Rows<Row>): AsyncGenerator<readonly Row[]> {
  const listed = await read();
  if (!("rows" in listed)) return yield* listed;
  for (let from = 0; from < listed.rows.length; from += lotSize)
    yield listed.rows.slice(from, from + lotSize);
}

/** Without a time limit on reading; cursors are planned for all of their rows, not for the first. */
export const inSnapshot = <R>(ctx: Context, work: (ctx: Context) => Promise<R>): Promise<R> =>
  ctx.db.transaction(
    async (db) => {
      await db.execute(
        sql`select set_config('statement_timeout', '5min', true), set_config('idle_in_transaction_session_timeout', '5min', true),
          set_config('cursor_tuple_fraction', '1', true)`,
      );
      return work({ ...ctx, db, isInTransaction: true });
    },
    { isolationLevel: "repeatable read" },
  );
