import { aliasedTable, and, desc, eq, or, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import {
  assignments,
  custodyChainItems,
  custodyChains,
  equipment,
  maintenanceSheets,
  projects,
  shippingGuideItems,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import type { Context } from "../kernel/context";
import type { ChainStatus } from "../states/chain";
import type { GuideStatus } from "../states/guide";
import type { MaintenanceStatus } from "../states/maintenance";
import type { Day } from "../values/dates";

const shown = 50;

type Movement = {
  id: number;
  date: Day;
  until: Day | null;
  title: string;
  projectId: number;
  location: string;
};

export type Trace = Movement &
  (
    | { kind: "assignment"; isRetired: boolean }
    | { kind: "chain"; status: ChainStatus }
    | { kind: "maintenance"; status: MaintenanceStatus }
    | { kind: "guide"; status: GuideStatus }
  );

const place = { projectId: projects.id, location: projects.location };
const served = aliasedTable(equipment, "served");

const tiedTo = sql`case when position(${served.code} in ${assignments.description}) = 0
  then ' → ' || ${served.code} end`;
const title = sql<string>`${assignments.description} || coalesce(${tiedTo}, '')`;

const assignmentsOf = (ctx: Context, id: number) =>
  ctx.db
    .select({
      kind: sql<"assignment">`'assignment'`,
      id: assignments.id,
      date: assignments.startDate,
      until: sql<Day | null>`coalesce(${assignments.retirementDate}, ${assignments.endDate})`,
      title,
      isRetired: assignments.isRetired,
      ...place,
    })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .where(
      and(
        or(eq(assignments.equipmentId, id), eq(assignments.servedEquipmentId, id)),
        undeleted(assignments),
      ),
    )
    .orderBy(desc(assignments.startDate), desc(assignments.id))
    .limit(shown);

const chainsOf = (ctx: Context, id: number) =>
  ctx.db
    .selectDistinctOn([custodyChains.date, custodyChains.id], {
      kind: sql<"chain">`'chain'`,
      id: custodyChains.id,
      date: custodyChains.date,
      until: sql<null>`null`,
      title: sql<string>`'CDC ' || ${custodyChains.consecutive} || ' · ' || ${custodyChains.waste}`,
      status: custodyChains.status,
      ...place,
    })
    .from(custodyChainItems)
    .innerJoin(custodyChains, eq(custodyChains.id, custodyChainItems.chainId))
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(and(eq(custodyChainItems.equipmentId, id), undeleted(custodyChains)))
    .orderBy(desc(custodyChains.date), desc(custodyChains.id))
    .limit(shown);

const maintenanceOf = (ctx: Context, id: number) =>
  ctx.db
    .select({
      kind: sql<"maintenance">`'maintenance'`,
      id: maintenanceSheets.id,
      date: maintenanceSheets.date,
      until: sql<null>`null`,
      title: sql<string>`${maintenanceSheets.sheetNumber} || ' · ' || ${maintenanceSheets.type}`,
      status: maintenanceSheets.status,
      ...place,
    })
    .from(maintenanceSheets)
    .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
    .where(and(eq(maintenanceSheets.equipmentId, id), undeleted(maintenanceSheets)))
    .orderBy(desc(maintenanceSheets.date), desc(maintenanceSheets.id))
    .limit(shown);

const guidesOf = (ctx: Context, id: number) =>
  ctx.db
    .selectDistinctOn([shippingGuides.issueDate, shippingGuides.id], {
      kind: sql<"guide">`'guide'`,
      id: shippingGuides.id,
      date: shippingGuides.issueDate,
      until: sql<null>`null`,
      title: shippingGuides.guideNumber,
      status: shippingGuides.status,
      ...place,
    })
    .from(shippingGuideItems)
    .innerJoin(shippingGuides, eq(shippingGuides.id, shippingGuideItems.guideId))
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .where(and(eq(shippingGuideItems.equipmentId, id), undeleted(shippingGuides)))
    .orderBy(desc(shippingGuides.issueDate), desc(shippingGuides.id))
    .limit(shown);

export async function listTrace(
  ctx: Context,
  { equipmentId }: { equipmentId: number },
): Promise<Trace[]> {
  const kinds = await Promise.all([
    assignmentsOf(ctx, equipmentId),
    chainsOf(ctx, equipmentId),
    maintenanceOf(ctx, equipmentId),
    guidesOf(ctx, equipmentId),
  ]);
  return kinds.flat().sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}
