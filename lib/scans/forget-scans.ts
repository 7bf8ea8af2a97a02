import { and, inArray, lt } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import type { BaseContext } from "../context";
import { millisecondsKept } from "../files/kept";

/** Removes scans that came to nothing as long ago as deleted files are kept; the sweep then removes their bytes. */
export async function forgetScans(ctx: BaseContext): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - millisecondsKept);
  await ctx.db
    .delete(custodyScans)
    .where(
      and(
        inArray(custodyScans.status, ["CANCELLED", "FAILED"]),
        lt(custodyScans.updatedAt, oldest),
      ),
    );
}
