import { and, asc, between, gt, or } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { shippingGuides } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { billableGuides } from "../states/guide";
import { isZero } from "../values/decimal";
import type { FactScope } from "./facts";
import { stowageLine, transportLine } from "./line-kind";
import { listMaintenanceCharges, type ProjectCharge } from "./list-maintenance-charges";

type Guide = typeof shippingGuides.$inferSelect;

function chargesOf(guide: Guide): ProjectCharge[] {
  const charge = {
    projectId: guide.projectId,
    equipmentId: null,
    maintenanceSheetId: null,
    shippingGuideId: guide.id,
    date: guide.issueDate,
    referenceDocument: guide.guideNumber,
  };
  const charges: ProjectCharge[] = [
    {
      ...charge,
      kind: transportLine,
      amount: guide.transportCost,
      description: guide.logisticsConcept ?? `TRANSPORTE / ${guide.guideNumber}`,
    },
    {
      ...charge,
      kind: stowageLine,
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
        among(shippingGuides.projectId, scope.projectIds),
        undeleted(shippingGuides),
        among(shippingGuides.status, billableGuides),
        between(shippingGuides.issueDate, scope.period.from, scope.period.to),
        or(gt(shippingGuides.transportCost, "0"), gt(shippingGuides.stowageCost, "0")),
      ),
    )
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));

export async function listBillableCharges(
  ctx: BaseContext,
  scope: FactScope,
): Promise<ProjectCharge[]> {
  const [maintenance, guides] = await Promise.all([
    listMaintenanceCharges(ctx, scope),
    listGuides(ctx, scope),
  ]);
  return [...maintenance, ...guides.flatMap(chargesOf)];
}
