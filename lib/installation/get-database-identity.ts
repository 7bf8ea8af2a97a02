import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { getInstallation } from "./get-installation";

/** Which database of which server a store belongs to. */
export type DatabaseIdentity = { installation: string; server: string; database: string };

/** Some servers hide their identity; then the database alone identifies. */
const undisclosed = "unknown";

async function getServer(ctx: BaseContext): Promise<string> {
  const [right] = await ctx.db.execute<{ readable: boolean }>(
    sql`select has_function_privilege('pg_control_system()', 'execute') as readable`,
  );
  if (!right?.readable) return undisclosed;
  const [row] = await ctx.db.execute<{ server: string }>(
    sql`select system_identifier::text as server from pg_control_system()`,
  );
  return row?.server ?? undisclosed;
}

/** Read from the server, whatever was written down. */
export async function getDatabaseIdentity(ctx: BaseContext): Promise<DatabaseIdentity> {
  const [row] = await ctx.db.execute<{ oid: string }>(
    sql`select oid::text from pg_database where datname = current_database()`,
  );
  const { uuid } = await getInstallation(ctx);
  return { installation: uuid, server: await getServer(ctx), database: row?.oid ?? undisclosed };
}
