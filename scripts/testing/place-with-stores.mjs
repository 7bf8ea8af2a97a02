import { join } from "node:path";
import postgres from "postgres";
import { startPostgres } from "../postgres/embedded.mjs";
import { aPlace } from "./app.mjs";
import { bucketStore, folderStore } from "./stored-files.mjs";

/** A place whose database the test asks too, with a store of each kind. */
export async function aPlaceWithStores() {
  const place = await aPlace();
  const database = await startPostgres({
    dataDir: join(place.dataDir, "database"),
    throwaway: true,
    port: 0,
  });
  const sql = postgres(database.url, { max: 1 });
  const bucket = await bucketStore();
  return {
    ...place,
    sql,
    folder: folderStore(place.dataDir),
    bucket,
    /** @param {Record<string, string>} [env] */
    start: (env = {}) => place.start({ DATABASE_URL: database.url, ...env }),
    async remove() {
      await sql.end();
      await database.stop();
      await bucket.stop();
      place.remove();
    },
  };
}
