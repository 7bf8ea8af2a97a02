import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { assignments, custodyChainItems, equipment } from "@/db/schema";
import type { BaseContext } from "../context";

const served = alias(equipment, "served");

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
      /** The unit a service is for. */
      servedCode: served.code,
    })
    .from(custodyChainItems)
    .innerJoin(equipment, eq(equipment.id, custodyChainItems.equipmentId))
    .leftJoin(assignments, eq(assignments.id, custodyChainItems.assignmentId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .where(eq(custodyChainItems.chainId, chainId))
    .orderBy(asc(custodyChainItems.sequence));

export type ChainItem = Awaited<ReturnType<typeof listItems>>[number];
