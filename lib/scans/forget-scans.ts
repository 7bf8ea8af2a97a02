import { and, lt } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyScans } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { forgettableScans } from "../states/scan";
import { thumbnailKey } from "../storage/keys";

/** Those that came to nothing before the day; gives the storage keys of their originals and pictures. */
export async function forgetScans(ctx: BaseContext, oldest: Date): Promise<string[]> {
  const forgotten = await ctx.db
    .delete(custodyScans)
    .where(and(among(custodyScans.status, forgettableScans), lt(custodyScans.updatedAt, oldest)))
    .returning({ key: custodyScans.storageKey, pages: custodyScans.pageCount });
  return forgotten.flatMap(({ key, pages }) => [
    key,
    ...Array.from({ length: pages }, (_, at) => thumbnailKey(key, at + 1)),
  ]);
}
