import type { TransactionSql } from "postgres";
import { lastMigration } from "@/db/migrate";
import type { SampledAnswer } from "./manifest";
import { readSnapshot } from "./read-snapshot";
import { sampleAnswers } from "./sample-answers";

/**
 * As of the snapshot of the transaction. Null where the database is of another program, or an answer cannot be given:
 * a copy without them is better than none.
 */
export async function answersInSnapshot(
  sql: TransactionSql,
  url: string,
  { madeAt, migration }: { madeAt: string; migration: string },
): Promise<SampledAnswer[] | null> {
  if (migration !== (await lastMigration())) return null;
  const [exported] = await sql<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`;
  const asked = { url, snapshot: String(exported?.snapshot) };
  try {
    return await readSnapshot(asked, (db) => sampleAnswers(db, madeAt));
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: the copy goes on without them
    console.error("No answers were sampled:", thrown);
    return null;
  }
}
