import type * as z from "zod";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { isService } from "../placement/availability";
import type { EquipmentQuery } from "./equipment-query";
import { type FreeInSpan, listFreeInSpan } from "./free-in-span";
import type { Equipment } from "./get-equipment";
import type { AvailableList } from "./list-input";
import { type AtProject, listUnits, matchingUnits, projectColumns } from "./list-units";

/** What the answer tells, of eighty columns. */
const columns = {
  id: equipment.id,
  code: equipment.code,
  name: equipment.name,
  type: equipment.type,
  brand: equipment.brand,
  model: equipment.model,
  condition: equipment.condition,
  availability: equipment.availability,
  currentLocation: equipment.currentLocation,
  capacityGallons: equipment.capacityGallons,
};

export type OfferedUnit = Pick<Equipment, keyof typeof columns> &
  AtProject & { inSpan?: FreeInSpan | undefined };

/** Active ones, free or not; with a span, whether each unit can be had for its days. */
export async function listAvailable(
  ctx: Context,
  { type, condition, span, ...rest }: z.output<typeof AvailableList> & Pick<EquipmentQuery, "ids">,
): Promise<Listed<OfferedUnit>> {
  const query = {
    ...rest,
    types: type && [type],
    conditions: condition && [condition],
    isActive: true,
  };
  const select = ctx.db
    .select({ unit: columns, ...projectColumns })
    .from(equipment)
    .$dynamic();
  const listed = await listUnits(ctx, query, matchingUnits(select, query));
  if (!span) return listed;
  const equipmentIds = listed.rows.filter((unit) => !isService(unit)).map(({ id }) => id);
  const inSpan = await listFreeInSpan(ctx, { equipmentIds, span });
  return { ...listed, rows: listed.rows.map((unit) => ({ ...unit, inSpan: inSpan.get(unit.id) })) };
}
