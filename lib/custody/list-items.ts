import { asc, eq } from "drizzle-orm";
import { custodyChainItems, equipment } from "@/db/schema";
import type { BaseContext } from "../context";

/** What a chain handled, numbered from 1. */
export const listItems = (ctx: BaseContext, { chainId }: { chainId: number }) =>
  ctx.db
    .select({
      id: custodyChainItems.id,
      assignmentId: custodyChainItems.assignmentId,
      equipmentId: custodyChainItems.equipmentId,
      sequence: custodyChainItems.sequence,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
    })
    .from(custodyChainItems)
    .innerJoin(equipment, eq(equipment.id, custodyChainItems.equipmentId))
    .where(eq(custodyChainItems.chainId, chainId))
    .orderBy(asc(custodyChainItems.sequence));

export type ChainItem = Awaited<ReturnType<typeof listItems>>[number];
