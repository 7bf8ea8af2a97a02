import { and, eq, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects, staff, visits } from "@/db/schema";
import { occursOn, standingOn } from "../assignments/occurs-on";
import type { Context } from "../kernel/context";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { type Entry, entryOfVisit } from "./entries";
import { fullName } from "./list-staff-names";
import { liveServices, type ServiceQuery, servedUnit, serviceColumnsOn } from "./queries";

const dateOf = (day: Day): SQL => sql`${day}::date`;

type DayQuery = Omit<ServiceQuery, "from" | "to"> & {
  day: Day;
  /** Somebody's are recorded ones only. */
  staffId?: number | undefined;
};

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

const inBytes = (column: SQL | typeof projects.location) => sql`${column} collate "C"`;

/** The first of those that nobody has recorded, in the order of `byDayAndHour`. */
async function listOpen(ctx: Context, { day, projectId }: DayQuery, atMost: number) {
  const recorded = ctx.db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.assignmentId, assignments.id), eq(visits.plannedDate, day)));
  const found = await ctx.db
    .select({ service: serviceColumnsOn(ctx.today), inAll: sql<number>`(count(*) over ())::int` })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(servedUnit, eq(servedUnit.id, assignments.servedEquipmentId))
    .where(
      and(liveServices({ projectId }), occursOn(assignments, dateOf(day)), notExists(recorded)),
    )
    .orderBy(
      inBytes(projects.location),
      inBytes(sql`${equipment.name}`),
      inBytes(sql`${assignments.id}::text`),
    )
    .limit(atMost);
  const open = found.map(({ service }) =>
    entryOfVisit({ service, visit: null, plannedDate: day, date: day }, new Map()),
  );
  return { open, openCount: found[0]?.inAll ?? 0 };
}

const none = { open: [], openCount: 0 };

/** What `listSchedule` gives of the day, those that nobody recorded up to a number. */
export async function listVisitsOfDay(ctx: Context, query: DayQuery, atMost: number) {
  const [recorded, { open, openCount }] = await Promise.all([
    listRecorded(ctx, query),
    query.staffId ? none : listOpen(ctx, query, atMost),
  ]);
  return { recorded, open, openCount };
}
