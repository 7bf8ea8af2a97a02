import { sql } from "drizzle-orm";
import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

/** Binds a database and a store: this installation, its server and its database there. */
export type Pair = { installation: string; server: string; database: string };

/** A server whose administrators keep its identity to themselves is known by its databases alone. */
const secret = "unknown";

async function getServer(ctx: BaseContext): Promise<string> {
  const [right] = await ctx.db.execute<{ readable: boolean }>(
    sql`select has_function_privilege('pg_control_system()', 'execute') as readable`,
  );
  if (!right?.readable) return secret;
  const [row] = await ctx.db.execute<{ server: string }>(
    sql`select system_identifier::text as server from pg_control_system()`,
  );
  return row?.server ?? secret;
}

export async function getInstallation(ctx: BaseContext) {
  const [row] = await ctx.db.select().from(installation);
  if (!row) throw new RangeError("The database has lost the row of its installation");
  return row;
}

/** At this moment, whatever was written down. */
export async function getIdentity(ctx: BaseContext): Promise<Pair> {
  const [row] = await ctx.db.execute<{ oid: string }>(
    sql`select oid::text from pg_database where datname = current_database()`,
  );
  const { uuid } = await getInstallation(ctx);
  return { installation: uuid, server: await getServer(ctx), database: row?.oid ?? secret };
}
