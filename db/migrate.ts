import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const lock = 4_011_977;

/** Brings a database up to date; several processes may call it at once, one works and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${lock})`;
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end();
  }
}
