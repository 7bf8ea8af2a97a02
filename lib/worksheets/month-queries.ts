import { and, asc, eq, gte, lte, not } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { partners, projects, worksheets } from "@/db/schema";
import type { Period } from "../billing/facts";
import { liveSheets } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";

export const listOpenProjects = (ctx: BaseContext, ids: readonly number[] | undefined) =>
  ctx.db
    .select({
      id: projects.id,
      partnerName: partners.name,
      location: projects.location,
      startDate: projects.startDate,
      endDate: projects.endDate,
      contactName: projects.contactName,
      contactPhone: projects.contactPhone,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(live(projects), not(projects.isClosed), ids && among(projects.id, ids)))
    .orderBy(asc(partners.name), asc(projects.location), asc(projects.id));

export const listSheetsWithin = (ctx: BaseContext, { from, to }: Period, ids: readonly number[]) =>
  ctx.db
    .select({
      id: worksheets.id,
      projectId: worksheets.projectId,
      seriesCode: worksheets.seriesCode,
      periodStart: worksheets.periodStart,
      periodEnd: worksheets.periodEnd,
    })
    .from(worksheets)
    .where(
      and(
        among(worksheets.projectId, ids),
        liveSheets,
        lte(worksheets.periodStart, to),
        gte(worksheets.periodEnd, from),
      ),
    )
    .orderBy(asc(worksheets.periodStart), asc(worksheets.id));

export type OpenProject = Awaited<ReturnType<typeof listOpenProjects>>[number];
export type MonthSheet = Awaited<ReturnType<typeof listSheetsWithin>>[number];
