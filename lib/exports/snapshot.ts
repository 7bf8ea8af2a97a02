import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import type { ListRequest } from "../lists/sql";

type Rows<Row> = Promise<Listed<Row>> | AsyncIterable<readonly Row[]>;

export type Read<Asked, Row> = (ctx: Context, asked: Asked) => Rows<Row>;

const lotSize = 500;

/** Each page sorts the whole list again: few and large ones. */
const pageSize = 4_000;

/** For lists that the database pages by a total order. */
export async function* pageByPage<Asked extends ListRequest, Row>(
  read: (asked: Asked) => Rows<Row>,
  asked: Asked,
): AsyncGenerator<readonly Row[]> {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const listed = await read({ ...asked, page: { page, pageSize } });
    const rows = "rows" in listed ? listed.rows : [];
    isLast = rows.length < pageSize;
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

/** Without a time limit on reading. */
export const inSnapshot = <R>(ctx: Context, work: (ctx: Context) => Promise<R>): Promise<R> =>
  ctx.db.transaction(
    async (db) => {
      await db.execute(
        sql`select set_config('statement_timeout', '5min', true), set_config('idle_in_transaction_session_timeout', '5min', true)`,
      );
      return work({ ...ctx, db, isInTransaction: true });
    },
    { isolationLevel: "repeatable read" },
  );
