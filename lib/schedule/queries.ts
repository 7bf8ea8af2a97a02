import { and, asc, between, eq, exists, lte, not, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments, equipment, partners, projects, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofServices } from "../placement/of-kind";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";

const served = alias(equipment, "served");

type Span = { from: Day; to: Day };

/** A visit done in the span counts even if the service was postponed since. */
const servedIn = (ctx: BaseContext, { from, to }: Span) =>
  exists(
    ctx.db
      .select({ id: visits.id })
      .from(visits)
      .where(
        and(
          eq(visits.assignmentId, assignments.id),
          eq(visits.status, doneStatus),
          or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to)),
        ),
      ),
  );

type ServiceQuery = Span & {
  projectId?: number | undefined;
  /** Also of closed projects, when served in the span. */
  withClosed?: boolean | undefined;
};

/** Begun before the span ends or served in it, ended and retired ones, too. */
export const listServices = (
  ctx: BaseContext,
  { projectId, withClosed = false, ...span }: ServiceQuery,
) =>
  ctx.db
    .select({
      assignmentId: assignments.id,
      projectId: assignments.projectId,
      partnerName: partners.name,
      location: projects.location,
      isClosed: projects.isClosed,
      equipmentId: assignments.equipmentId,
      code: equipment.code,
      name: equipment.name,
      servedEquipmentId: assignments.servedEquipmentId,
      servedCode: served.code,
      servedName: served.name,
      description: assignments.description,
      cost: assignments.cost,
      frequencyType: assignments.frequencyType,
      intervalDays: assignments.intervalDays,
      weekdays: assignments.weekdays,
      monthdays: assignments.monthdays,
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      retirementDate: assignments.retirementDate,
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .where(
      and(
        live(assignments),
        ofServices(assignments),
        or(
          and(not(projects.isClosed), lte(assignments.startDate, span.to)),
          and(withClosed ? undefined : not(projects.isClosed), servedIn(ctx, span)),
        ),
        live(projects),
        projectId ? eq(projects.id, projectId) : undefined,
      ),
    )
    .orderBy(asc(assignments.id));

export type ScheduledService = Awaited<ReturnType<typeof listServices>>[number];
export type Visit = typeof visits.$inferSelect;

export const listVisits = (
  ctx: BaseContext,
  assignmentIds: readonly number[],
  { from, to }: Span,
): Promise<Visit[]> =>
  ctx.db
    .select()
    .from(visits)
    .where(
      and(
        among(visits.assignmentId, assignmentIds),
        or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to)),
      ),
    );
