import { and, asc, between, eq, gt, or } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment, maintenanceSheets, shippingGuides } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { billableGuides } from "../states/guide";
import { billableMaintenance } from "../states/maintenance";
import { isZero } from "../values/decimal";
import type { Charge, FactScope } from "./facts";

type Placed = Charge & { projectId: number };

async function listMaintenance(ctx: BaseContext, scope: FactScope): Promise<Placed[]> {
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
        isAmong(maintenanceSheets.projectId, scope.projectIds),
        undeleted(maintenanceSheets),
        isAmong(maintenanceSheets.status, billableMaintenance),
        between(maintenanceSheets.date, scope.period.from, scope.period.to),
        gt(maintenanceSheets.totalCost, "0"),
      ),
    )
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return sheets.map(({ id, code, type, ...sheet }) => ({
    ...sheet,
    kind: "MAINTENANCE",
    maintenanceSheetId: id,
    shippingGuideId: null,
    description: `MANTENIMIENTO ${type} / ${code}`,
  }));
}

type Guide = typeof shippingGuides.$inferSelect;

function chargesOf(guide: Guide): Placed[] {
  const charge = {
    projectId: guide.projectId,
    equipmentId: null,
    maintenanceSheetId: null,
    shippingGuideId: guide.id,
    date: guide.issueDate,
    referenceDocument: guide.guideNumber,
  };
  const charges: Placed[] = [
    {
      ...charge,
      kind: "TRANSPORT",
      amount: guide.transportCost,
      description: guide.logisticsConcept ?? `TRANSPORTE / ${guide.guideNumber}`,
    },
    {
      ...charge,
      kind: "STOWAGE",
      amount: guide.stowageCost,
      description: guide.stowageConcept ?? `ESTIBA / ${guide.guideNumber}`,
    },
  ];
  return charges.filter(({ amount }) => !isZero(amount));
}

const listGuides = (ctx: BaseContext, scope: FactScope) =>
  ctx.db
    .select()
    .from(shippingGuides)
    .where(
      and(
        isAmong(shippingGuides.projectId, scope.projectIds),
        undeleted(shippingGuides),
        isAmong(shippingGuides.status, billableGuides),
        between(shippingGuides.issueDate, scope.period.from, scope.period.to),
        or(gt(shippingGuides.transportCost, "0"), gt(shippingGuides.stowageCost, "0")),
      ),
    )
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));

/** Of finished maintenance and valid guides; nothing that costs nothing. */
export async function listBillableCharges(ctx: BaseContext, scope: FactScope): Promise<Placed[]> {
  const maintenance = await listMaintenance(ctx, scope);
  const guides = await listGuides(ctx, scope);
  return [...maintenance, ...guides.flatMap(chargesOf)];
}
