import { join } from "node:path";
import postgres from "postgres";
import { run } from "../children.mjs";
import { startPostgres } from "../postgres/embedded.mjs";
import { root } from "../root.mjs";
import { aPlace } from "./app.mjs";
import { bucketStore, folderStore } from "./stored-files.mjs";

/** A process that died while sweeping loses its turn, as after some minutes. @param {import("postgres").Sql} sql */
export const endTurns = (sql) => sql`update installation set sweeping_until = null`;

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
    /** As a start does first. */
    migrate: () =>
      run(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: place.dataDir },
        stdio: "ignore",
      }),
    async remove() {
      await sql.end();
      await database.stop();
      await bucket.stop();
      place.remove();
    },
  };
}
