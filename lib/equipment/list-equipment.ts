import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import type { EquipmentQuery } from "./equipment-query";
import type { Equipment } from "./get-equipment";
import { type AtProject, listUnits, matchingUnits, projectColumns } from "./list-units";

export type ListedEquipment = Equipment & AtProject;

export function listEquipment(
  ctx: Context,
  query: EquipmentQuery,
): Promise<Listed<ListedEquipment>> {
  const select = ctx.db
    .select({ unit: equipment, ...projectColumns })
    .from(equipment)
    .$dynamic();
  return listUnits(ctx, query, matchingUnits(select, query));
}
