import { and, asc, eq } from "drizzle-orm";
import { equipment, maintenanceSheets, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { liveMaintenance } from "./queries";

export async function listMaintainedUnits(
  ctx: Context,
  { projectId }: { projectId?: number } = {},
) {
  const units = await ctx.db
    .selectDistinct({ id: equipment.id, code: equipment.code })
    .from(maintenanceSheets)
    .innerJoin(equipment, eq(equipment.id, maintenanceSheets.equipmentId))
    .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(liveMaintenance, projectId ? eq(projects.id, projectId) : undefined))
    .orderBy(asc(equipment.code));
  return units.map(({ id, code }) => ({ value: String(id), label: code }));
}
