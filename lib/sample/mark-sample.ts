import { sql } from "drizzle-orm";
import { sampleSpans } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { sampleTables } from "./tables";

/** All that is there now is the sample. */
export async function markSample(ctx: BaseContext): Promise<void> {
  const last = sampleTables.map(
    ({ type, table }) => sql`select ${type}::text, coalesce(max(${table.id}), 0) from ${table}`,
  );
  await ctx.db.insert(sampleSpans).select(sql.join(last, sql` union all `));
}
