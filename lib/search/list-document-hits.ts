import { and, desc, eq, not, type SQL, sql } from "drizzle-orm";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  partners,
  projects,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import type { BaseContext } from "../context";
import type { Hit } from "./hit";
import { begins, holds, type Sought } from "./queries";

const liveProject = and(projects.isActive, not(projects.isDeleted));
const place: SQL<string> = sql<string>`${partners.name} || ' · ' || ${projects.location}`;

export async function listWorksheetHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const starts = begins(sql`${worksheets.seriesCode}`, sought);
  const rows = await ctx.db
    .select({
      id: worksheets.id,
      projectId: projects.id,
      label: worksheets.seriesCode,
      detail: place,
      starts,
    })
    .from(worksheets)
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        liveProject,
        not(worksheets.isDeleted),
        holds([sql`${worksheets.seriesCode}`, place], sought),
      ),
    )
    .orderBy(desc(starts), desc(worksheets.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "sheet_project", ...row }));
}

/** Chains are many: only their own number finds them. */
export async function listChainHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const starts = begins(sql`${custodyChains.consecutive}`, sought);
  const rows = await ctx.db
    .select({
      id: custodyChains.id,
      projectId: projects.id,
      label: custodyChains.consecutive,
      detail: place,
      starts,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        liveProject,
        not(worksheets.isDeleted),
        not(custodyChains.isDeleted),
        holds([sql`${custodyChains.consecutive}`], sought),
      ),
    )
    .orderBy(desc(starts), desc(custodyChains.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "custody_chain", ...row }));
}

export async function listMaintenanceHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const detail = sql<string>`${equipment.code} || ' · ' || ${place}`;
  const starts = begins(sql`${maintenanceSheets.sheetNumber}`, sought);
  const rows = await ctx.db
    .select({
      id: maintenanceSheets.id,
      projectId: projects.id,
      label: maintenanceSheets.sheetNumber,
      detail,
      starts,
    })
    .from(maintenanceSheets)
    .innerJoin(equipment, eq(equipment.id, maintenanceSheets.equipmentId))
    .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        liveProject,
        not(maintenanceSheets.isDeleted),
        holds([sql`${maintenanceSheets.sheetNumber}`, detail], sought),
      ),
    )
    .orderBy(desc(starts), desc(maintenanceSheets.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "maintenance_sheet", ...row }));
}

export async function listGuideHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const carrier = sql`coalesce(${shippingGuides.carrierName}, '')`;
  const starts = begins(sql`${shippingGuides.guideNumber}`, sought);
  const rows = await ctx.db
    .select({
      id: shippingGuides.id,
      projectId: projects.id,
      label: shippingGuides.guideNumber,
      detail: place,
      starts,
    })
    .from(shippingGuides)
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        liveProject,
        not(shippingGuides.isDeleted),
        holds([sql`${shippingGuides.guideNumber}`, place, carrier], sought),
      ),
    )
    .orderBy(desc(starts), desc(shippingGuides.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "shipping_guide", ...row }));
}
