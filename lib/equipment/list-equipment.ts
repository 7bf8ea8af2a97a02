import { eq } from "drizzle-orm";
import { equipment, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { listedOf } from "../lists/sql";
import { type EquipmentQuery, matchingEquipment, orderOfEquipment } from "./equipment-query";
import type { Equipment } from "./get-equipment";

/** Where a unit is, for whom; null while it is nowhere. */
export type AtProject = { project: { id: number; partnerName: string; location: string } | null };

export type ListedEquipment = Equipment & AtProject;

export const projectColumns = {
  project: { id: projects.id, location: projects.location },
  partnerName: partners.name,
};

type Row<Unit> = {
  unit: Unit;
  project: { id: number; location: string } | null;
  partnerName: string | null;
};

export const atProject = <Unit>({ unit, project, partnerName }: Row<Unit>): Unit & AtProject => ({
  ...unit,
  project: project && { ...project, partnerName: partnerName ?? "" },
});

export async function listEquipment(
  ctx: Context,
  query: EquipmentQuery,
): Promise<Listed<ListedEquipment>> {
  const where = matchingEquipment(query);
  const rows = ctx.db
    .select({ unit: equipment, ...projectColumns })
    .from(equipment)
    .leftJoin(projects, eq(projects.id, equipment.currentProjectId))
    .leftJoin(partners, eq(partners.id, projects.partnerId))
    .where(where)
    .orderBy(...orderOfEquipment(query));
  const listed = await listedOf(rows, () => ctx.db.$count(equipment, where), query.page);
  return { ...listed, rows: listed.rows.map(atProject) };
}
