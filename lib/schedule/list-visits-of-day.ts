import { and, eq, not, or, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects, staff, visits } from "@/db/schema";
import { standingOn } from "../assignments/occurs-on";
import type { Context } from "../kernel/context";
import { doneStatus } from "../states/visit";
import { type DayQuery, dateOf } from "./day-query";
import { type Entry, entryOfVisit } from "./entries";
import { listOpenVisits } from "./list-open-visits";
import { fullName } from "./list-staff-names";
import { liveServices, servedUnit, serviceColumnsOn } from "./queries";

const done = eq(visits.status, doneStatus);

/** Recorded visits that stand in the plan of a day. */
async function listRecorded(ctx: Context, { day, staffId, ...asked }: DayQuery): Promise<Entry[]> {
  const found = await ctx.db
    .select({ service: serviceColumnsOn(ctx.today), visit: visits, staffName: fullName })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(servedUnit, eq(servedUnit.id, assignments.servedEquipmentId))
    .leftJoin(staff, eq(staff.id, visits.staffId))
    .where(
      and(
        liveServices(asked),
        staffId ? eq(visits.staffId, staffId) : undefined,
        or(
          eq(visits.movedTo, day),
          and(eq(visits.plannedDate, day), sql`${visits.movedTo} is null`),
        ),
        or(done, and(not(projects.isClosed), standingOn(assignments, dateOf(day)))),
      ),
    );
  return found.map(({ service, visit, staffName }) =>
    entryOfVisit(
      { service, visit, plannedDate: visit.plannedDate, date: day },
      new Map(visit.staffId && staffName ? [[visit.staffId, staffName]] : []),
    ),
  );
}

const none = { open: [], openCount: 0 };

/** What `listSchedule` gives of the day, those that nobody recorded up to a number. */
export async function listVisitsOfDay(ctx: Context, query: DayQuery, atMost: number) {
  const [recorded, { open, openCount }] = await Promise.all([
    listRecorded(ctx, query),
    query.staffId ? none : listOpenVisits(ctx, query, atMost),
  ]);
  return { recorded, open, openCount };
}
