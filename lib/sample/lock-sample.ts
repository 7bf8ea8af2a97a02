import { sql } from "drizzle-orm";
import { sampleSpans } from "@/db/schema";
import type { Context } from "../kernel/context";
import { sampleTables } from "./tables";

/** Nobody writes any of its tables meanwhile, so that nothing comes to hang on what goes. */
export async function lockSample(ctx: Context): Promise<(typeof sampleSpans.$inferSelect)[]> {
  const tables = sampleTables.map(({ name }) => sql.identifier(name));
  await ctx.db.execute(
    sql`lock table ${sql.join([sql`sample_spans`, ...tables], sql`, `)} in share row exclusive mode`,
  );
  return ctx.db.select().from(sampleSpans);
}
