import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { assignments, calendarEvents, custodyChains, projects, staff, visits } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { listKeptChains } from "../projects/list-kept-chains";
import { lockStaffMember } from "./get-staff-member";

const inUse =
  "El técnico consta en cadenas de custodia, eventos o visitas; desactívelo en lugar de eliminarlo.";

const eventsOf = (ctx: Context, staffId: number) =>
  ctx.db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
    .where(and(eq(calendarEvents.staffId, staffId), undeleted(calendarEvents), undeleted(projects)))
    .limit(1);

const visitsOf = (ctx: Context, staffId: number) =>
  ctx.db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(and(eq(visits.staffId, staffId), undeleted(assignments), undeleted(projects)))
    .limit(1);

/** By a record that is not deleted, nor belongs to a deleted one. */
async function isNamed(ctx: Context, staffId: number): Promise<boolean> {
  const named = await Promise.all([
    listKeptChains(ctx, eq(custodyChains.staffId, staffId)),
    eventsOf(ctx, staffId),
    visitsOf(ctx, staffId),
  ]);
  return named.flat().length > 0;
}

/** Deletes his papers, too; refused while live records name him. */
export const deleteStaffMember = (ctx: Context, { staffId }: { staffId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockStaffMember(ctx, { staffId });
    if (await isNamed(ctx, staffId)) throw new Refused(inUse, "staff_in_use");
    await ctx.db.update(staff).set({ isDeleted: true }).where(eq(staff.id, staffId));
  });
