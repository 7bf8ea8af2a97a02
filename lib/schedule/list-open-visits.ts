import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import { assignments, equipment, partners, projects, visits } from "@/db/schema";
import { occursOn } from "../assignments/occurs-on";
import type { Context } from "../kernel/context";
import { type DayQuery, dateOf } from "./day-query";
import { entryOfVisit } from "./entries";
import { liveServices, servedUnit, serviceColumnsOn } from "./queries";

const inBytes = (column: SQL | typeof projects.location) => sql`${column} collate "C"`;

/** The first of those that nobody has recorded, in the order of `byDayAndHour`. */
export async function listOpenVisits(ctx: Context, { day, projectId }: DayQuery, atMost: number) {
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
