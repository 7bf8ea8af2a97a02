import { sql } from "drizzle-orm";
import postgres from "postgres";
import { expect, test } from "vitest";
import { database, doorDatabase } from "./client";

const endOthers = async () => {
  const other = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  await other`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
  await other.end();
};

test("reads whose connections are all ended at once are answered", async () => {
  for (let round = 0; round < 5; round += 1) {
    const reads = [
      ...Array.from({ length: 12 }, () =>
        database().execute(sql`select pg_sleep(0.05), ${round}::int as round`),
      ),
      doorDatabase().execute(sql`select ${round}::int as round`),
    ];
    await endOthers();
    for (const rows of await Promise.all(reads)) expect(rows[0]?.round).toBe(round);
    const [row] = await database().execute(sql`select 1 as one`);
    expect(row?.one).toBe(1);
  }
});
