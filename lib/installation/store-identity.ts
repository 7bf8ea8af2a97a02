import * as z from "zod";
import { clockKey, identityKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import type { DatabaseIdentity } from "./get-database-identity";

const StoreIdentity = z.object({
  installation: z.string(),
  server: z.string(),
  database: z.string(),
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function findStoreIdentity(store: FileStore): Promise<DatabaseIdentity | null> {
  if (!(await store.has(identityKey))) return null;
  return StoreIdentity.parse(
    JSON.parse(new TextDecoder().decode(await store.readWhole(identityKey))),
  );
}

export const writeStoreIdentity = (store: FileStore, identity: DatabaseIdentity): Promise<void> =>
  store.write(identityKey, bytesOf(`${JSON.stringify(identity, null, 2)}\n`));

/** By the clock that stamps the files. */
export async function stampStoreClock(store: FileStore): Promise<Date> {
  await store.write(clockKey, bytesOf(clockKey));
  return (await store.stat(clockKey)).storedAt;
}

/** When {@link stampStoreClock} last ran; null when it never has. */
export const lastStoreClock = async (store: FileStore): Promise<Date | null> =>
  (await store.has(clockKey)) ? (await store.stat(clockKey)).storedAt : null;
