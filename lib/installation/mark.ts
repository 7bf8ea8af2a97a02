import * as z from "zod";
import { clockKey, markKey } from "../storage/keys";
import type { FileStore } from "../storage/store";
import type { DatabaseIdentity } from "./get-database-identity";

const Mark = z.object({ installation: z.string(), server: z.string(), database: z.string() });

const bytesOf = (text: string) => new TextEncoder().encode(text);

export async function findMark(store: FileStore): Promise<DatabaseIdentity | null> {
  if (!(await store.has(markKey))) return null;
  return Mark.parse(JSON.parse(new TextDecoder().decode(await store.readWhole(markKey))));
}

export const writeMark = (store: FileStore, identity: DatabaseIdentity): Promise<void> =>
  store.write(markKey, bytesOf(`${JSON.stringify(identity, null, 2)}\n`));

/** By the clock that stamps the files. */
export async function stampStoreClock(store: FileStore): Promise<Date> {
  await store.write(clockKey, bytesOf(clockKey));
  return (await store.look(clockKey)).storedAt;
}

/** When {@link stampStoreClock} last ran; null when it never has. */
export const lastStoreClock = async (store: FileStore): Promise<Date | null> =>
  (await store.has(clockKey)) ? (await store.look(clockKey)).storedAt : null;
