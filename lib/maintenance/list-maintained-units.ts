import { and, asc, eq, exists, type SQL } from "drizzle-orm";
import { equipment, maintenanceSheets, projects } from "@/db/schema";
import { unitContains } from "../equipment/unit-holds";
import type { Context } from "../kernel/context";
import { liveMaintenance } from "./queries";

const atMost = 20;

const named = ({ id, code }: { id: number; code: string }) => ({ value: String(id), label: code });

const maintained = (ctx: Context, asked?: SQL) =>
  exists(
    ctx.db
      .select({ id: maintenanceSheets.id })
      .from(maintenanceSheets)
      .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
      .where(and(liveMaintenance, eq(maintenanceSheets.equipmentId, equipment.id), asked)),
  );

const selectUnits = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({ id: equipment.id, code: equipment.code })
    .from(equipment)
    .where(where)
    .orderBy(asc(equipment.code));

export async function listMaintainedUnits(ctx: Context, { projectId }: { projectId: number }) {
  const units = await selectUnits(ctx, maintained(ctx, eq(projects.id, projectId)));
  return units.map(named);
}

export async function listFoundMaintainedUnits(ctx: Context, search: string | undefined) {
  const found = and(maintained(ctx), unitContains(search));
  return (await selectUnits(ctx, found).limit(atMost)).map(named);
}

/** The choices of a filter that are asked for as somebody types; here only the chosen one. */
export async function getSearchedUnits(ctx: Context, equipmentId: number | undefined) {
  const chosen = equipmentId ? await selectUnits(ctx, eq(equipment.id, equipmentId)) : [];
  return { source: "maintained-units", chosen: chosen.map(named) } as const;
}
