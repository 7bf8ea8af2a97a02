import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { getInstallation } from "./get-installation";

/** Which database of which server a store belongs to. */
export type Pair = { installation: string; server: string; database: string };

/** Some servers hide their identity; then the database alone identifies. */
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

/** Read from the server, whatever was written down. */
export async function getIdentity(ctx: BaseContext): Promise<Pair> {
  const [row] = await ctx.db.execute<{ oid: string }>(
    sql`select oid::text from pg_database where datname = current_database()`,
  );
  const { uuid } = await getInstallation(ctx);
  return { installation: uuid, server: await getServer(ctx), database: row?.oid ?? secret };
}
