import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { type DatabaseIdentity, getDatabaseIdentity } from "./get-database-identity";
import { writeStoreIdentity } from "./store-identity";

/** Writes the identity on both sides; whoever comes after a process that died in between writes the other one. */
export async function writePair(
  ctx: BaseContext,
  store: FileStore,
  identity: DatabaseIdentity,
): Promise<void> {
  await writeStoreIdentity(store, identity);
  await ctx.db.update(installation).set({
    server: identity.server,
    database: identity.database,
    trouble: null,
    orphans: 0,
    stored: 0,
  });
}

export async function adoptStore(ctx: BaseContext): Promise<DatabaseIdentity> {
  const identity = await getDatabaseIdentity(ctx);
  await writePair(ctx, fileStore(), identity);
  return identity;
}
