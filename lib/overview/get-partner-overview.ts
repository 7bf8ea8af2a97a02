import { and, asc, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment, projects } from "@/db/schema";
import { listBillingMonths } from "../home/list-billing-months";
import type { Context } from "../kernel/context";
import { getPartner } from "../partners/get-partner";
import { listProjects } from "../projects/list-projects";

const shown = 50;

const unitsOnSite = (ctx: Context, partnerId: number) =>
  ctx.db
    .select({
      id: equipment.id,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      condition: equipment.condition,
      location: equipment.currentLocation,
      projectId: projects.id,
      since: equipment.commitmentDate,
    })
    .from(equipment)
    .innerJoin(projects, eq(projects.id, equipment.currentProjectId))
    .where(and(eq(projects.partnerId, partnerId), undeleted(equipment)))
    .orderBy(asc(equipment.type), asc(equipment.code), asc(equipment.id));

export type UnitOnSite = Awaited<ReturnType<typeof unitsOnSite>>[number];

/** Its newest projects, open ones first, its equipment on site and its last twelve months; five queries. */
export async function getPartnerOverview(ctx: Context, ref: { partnerId: number }) {
  const partner = await getPartner(ctx, ref);
  const [projectsOfIt, units, billing] = await Promise.all([
    listProjects(ctx, { ...ref, page: { page: 1, pageSize: shown } }),
    unitsOnSite(ctx, ref.partnerId),
    listBillingMonths(ctx, ref),
  ]);
  const { rows, total } = projectsOfIt;
  return { partner, projects: rows, projectCount: total, units, billing };
}
