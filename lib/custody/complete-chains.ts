import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { custodyChains } from "@/db/schema";
import type { Context } from "../kernel/context";
import { chainCompletion } from "../states/chain";

export async function completeChains(ctx: Context, worksheetId: number): Promise<void> {
  await ctx.db
    .update(custodyChains)
    .set({ status: chainCompletion.to })
    .where(
      and(
        eq(custodyChains.worksheetId, worksheetId),
        eq(custodyChains.status, chainCompletion.from),
        undeleted(custodyChains),
      ),
    );
}
