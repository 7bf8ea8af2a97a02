import { eq } from "drizzle-orm";
import type * as z from "zod";
import { equipment, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { listedOf } from "../lists/sql";
import { matchingEquipment, orderOfEquipment } from "./equipment-query";
import { type AtProject, atProject, projectColumns } from "./list-equipment";
import type { AvailableList } from "./list-input";

/** What the answer tells: a thousand units with all of their eighty columns cost three times as much. */
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

export type OfferedUnit = Pick<typeof equipment.$inferSelect, keyof typeof columns> & AtProject;

/** Active ones, free or not. */
export async function listAvailable(
  ctx: Context,
  { type, condition, ...rest }: z.output<typeof AvailableList>,
): Promise<Listed<OfferedUnit>> {
  const query = {
    ...rest,
    types: type && [type],
    conditions: condition && [condition],
    isActive: true,
  };
  const where = matchingEquipment(query);
  const rows = ctx.db
    .select({ unit: columns, ...projectColumns })
    .from(equipment)
    .leftJoin(projects, eq(projects.id, equipment.currentProjectId))
    .leftJoin(partners, eq(partners.id, projects.partnerId))
    .where(where)
    .orderBy(...orderOfEquipment(query));
  const listed = await listedOf(rows, () => ctx.db.$count(equipment, where), query.page);
  return { ...listed, rows: listed.rows.map(atProject) };
}
