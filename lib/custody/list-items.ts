import { asc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { assignments, custodyChainItems, equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

const served = alias(equipment, "served");

const selectItems = (ctx: BaseContext, where: SQL) =>
  ctx.db
    .select({
      id: custodyChainItems.id,
      chainId: custodyChainItems.chainId,
      assignmentId: custodyChainItems.assignmentId,
      equipmentId: custodyChainItems.equipmentId,
      sequence: custodyChainItems.sequence,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      servedEquipmentId: assignments.servedEquipmentId,
      servedCode: served.code,
    })
    .from(custodyChainItems)
    .innerJoin(equipment, eq(equipment.id, custodyChainItems.equipmentId))
    .leftJoin(assignments, eq(assignments.id, custodyChainItems.assignmentId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .where(where)
    .orderBy(asc(custodyChainItems.sequence));

export const listItems = (ctx: BaseContext, { chainId }: { chainId: number }) =>
  selectItems(ctx, eq(custodyChainItems.chainId, chainId));

export const listItemsOf = (ctx: BaseContext, chainIds: number[]) =>
  selectItems(ctx, among(custodyChainItems.chainId, chainIds));

export type ChainItem = Awaited<ReturnType<typeof listItems>>[number];
