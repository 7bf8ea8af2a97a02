import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "@/db/client";

type Asked = {
  url: string;
  /** As another transaction exported it, which stays open meanwhile; else the present. */
  snapshot?: string;
};

/** Reads of one moment, however long they take. */
export async function readSnapshot<T>({ url, snapshot }: Asked, read: (db: Db) => Promise<T>) {
  const database = openDatabase(url);
  try {
    return await database.transaction(async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      if (snapshot)
        await db.execute(sql.raw(`set transaction snapshot '${snapshot.replaceAll("'", "")}'`));
      for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout"])
        await db.execute(sql`select set_config(${limit}, '0', true)`);
      return read(db);
    });
  } finally {
    await database.end();
  }
}
