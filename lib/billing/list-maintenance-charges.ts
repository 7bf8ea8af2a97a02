import { and, asc, between, eq, gt } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment, maintenanceSheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { billableMaintenance } from "../states/maintenance";
import type { Charge, FactScope } from "./facts";
import { maintenanceLine } from "./line-kind";

export type ProjectCharge = Charge & { projectId: number };

export async function listMaintenanceCharges(
  ctx: BaseContext,
  scope: FactScope,
): Promise<ProjectCharge[]> {
  const sheets = await ctx.db
    .select({
      id: maintenanceSheets.id,
      projectId: maintenanceSheets.projectId,
      equipmentId: maintenanceSheets.equipmentId,
      code: equipment.code,
      date: maintenanceSheets.date,
      type: maintenanceSheets.type,
      amount: maintenanceSheets.totalCost,
      referenceDocument: maintenanceSheets.sheetNumber,
    })
    .from(maintenanceSheets)
    .innerJoin(equipment, eq(equipment.id, maintenanceSheets.equipmentId))
    .where(
      and(
        among(maintenanceSheets.projectId, scope.projectIds),
        undeleted(maintenanceSheets),
        among(maintenanceSheets.status, billableMaintenance),
        between(maintenanceSheets.date, scope.period.from, scope.period.to),
        gt(maintenanceSheets.totalCost, "0"),
      ),
    )
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return sheets.map(({ id, code, type, ...sheet }) => ({
    ...sheet,
    kind: maintenanceLine,
    maintenanceSheetId: id,
    shippingGuideId: null,
    description: `MANTENIMIENTO ${type} / ${code}`,
  }));
}
