import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";

/** Who changes routes does so one after the other, so that a stop never stands on two; ends with the transaction. */
export const takeTurn = (ctx: BaseContext) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('routes of the day', 0))`);
