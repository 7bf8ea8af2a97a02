import { join } from "node:path";
import postgres from "postgres";
import { startPostgres } from "../postgres/embedded.mjs";
import { aPlace } from "./app.mjs";
import { layMigratedCluster, migrate } from "./migrated-cluster.mjs";
import { bucketStore, folderStore } from "./stored-files.mjs";

/** A process that died while sweeping loses its turn, as after some minutes. @param {import("postgres").Sql} sql */
export const endTurns = (sql) => sql`update installation set sweeping_until = null`;

export async function aPlaceWithStores() {
  const place = await aPlace();
  const dataDir = join(place.dataDir, "database");
  const isMigrated = layMigratedCluster(dataDir);
  const database = await startPostgres({ dataDir, throwaway: true });
  const sql = postgres(database.url, { max: 1 });
  const bucket = await bucketStore();
  return {
    ...place,
    databaseUrl: database.url,
    sql,
    folder: folderStore(place.dataDir),
    bucket,
    /** @param {Record<string, string>} [env] @param {string[]} [launcher] */
    start: (env = {}, launcher = /** @type {string[]} */ ([])) =>
      place.start({ DATABASE_URL: database.url, ...env }, launcher),
    /** @param {string} script @param {string[]} [words] @param {Record<string, string>} [env] */
    command: (script, words, env = {}) =>
      place.command(script, words, { DATABASE_URL: database.url, ...env }),
    async migrate() {
      if (!isMigrated) await migrate(database.url, place.dataDir);
    },
    async remove() {
      await sql.end();
      await database.stop();
      await bucket.stop();
      place.remove();
    },
  };
}
