import { isDeepStrictEqual } from "node:util";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { writePair } from "./adopt-store";
import { fileKeys } from "./count-files";
import { getDatabaseIdentity } from "./get-database-identity";
import { getInstallation } from "./get-installation";
import { hasAnyRecordFile, listOrphanKeys } from "./orphan-keys";
import { findStoreIdentity } from "./store-identity";
import type { StoreTrouble } from "./trouble";

/** A new database with an empty store do; so do a database and a store with files of its records. */
async function belongTogether(ctx: BaseContext, store: FileStore): Promise<boolean> {
  let isEmpty = true;
  for await (const keys of fileKeys(store)) {
    if (keys.length === 0) continue;
    isEmpty = false;
    if ((await listOrphanKeys(ctx, keys)).length < keys.length) return true;
  }
  return isEmpty && !(await hasAnyRecordFile(ctx));
}

/**
 * What keeps this database from sweeping this store; null when they are a pair. They become one when neither says
 * anything else yet and {@link belongTogether} holds.
 */
export async function ensurePaired(ctx: BaseContext): Promise<StoreTrouble | null> {
  const store = fileStore();
  const current = await getDatabaseIdentity(ctx);
  const { uuid, server, database } = await getInstallation(ctx);
  const storeIdentity = await findStoreIdentity(store);
  // A process that died as it made them one had written the store's side.
  if (server === null && (!storeIdentity || isDeepStrictEqual(storeIdentity, current))) {
    if (!(await belongTogether(ctx, store))) return "unpaired";
    await writePair(ctx, store, current);
    return null;
  }
  const isPair = [{ installation: uuid, server, database }, storeIdentity].every((side) =>
    isDeepStrictEqual(side, current),
  );
  return isPair ? null : "foreign";
}
