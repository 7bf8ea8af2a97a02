import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { getIdentity, type Pair } from "./get-identity";
import { writeMark } from "./mark";

/** Writes the pair on both sides; whoever comes after a process that died in between writes the other one. */
export async function bindStore(ctx: BaseContext, store: FileStore, pair: Pair): Promise<void> {
  await writeMark(store, pair);
  await ctx.db
    .update(installation)
    .set({ server: pair.server, database: pair.database, trouble: null, orphans: 0, stored: 0 });
}

export async function adoptStore(ctx: BaseContext): Promise<Pair> {
  const pair = await getIdentity(ctx);
  await bindStore(ctx, fileStore(), pair);
  return pair;
}
