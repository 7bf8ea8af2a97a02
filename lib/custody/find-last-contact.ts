import { and, desc, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { custodyChains, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export type ChainContact = { name: string; phone: string | null };

export async function findLastContact(
  ctx: BaseContext,
  { projectId }: { projectId: number },
): Promise<ChainContact | null> {
  const [last] = await ctx.db
    .select({ name: custodyChains.contactName, phone: custodyChains.contactPhone })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(
      and(eq(worksheets.projectId, projectId), undeleted(worksheets), undeleted(custodyChains)),
    )
    .orderBy(desc(custodyChains.id))
    .limit(1);
  return last ?? null;
}
