import { and, eq } from "drizzle-orm";
import { visits } from "@/db/schema";
import { getAssignment } from "../assignments/get-assignment";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { Day } from "../values/dates";
import type { Visit } from "./queries";

export async function getVisit(ctx: BaseContext, { visitId }: { visitId: number }): Promise<Visit> {
  const [visit] = await ctx.db.select().from(visits).where(eq(visits.id, visitId));
  if (!visit) throw new NotFound("No existe la visita.");
  await getAssignment(ctx, visit);
  return visit;
}

export async function findVisit(
  ctx: BaseContext,
  { assignmentId, plannedDate }: { assignmentId: number; plannedDate: Day },
): Promise<Visit | undefined> {
  const [visit] = await ctx.db
    .select()
    .from(visits)
    .where(and(eq(visits.assignmentId, assignmentId), eq(visits.plannedDate, plannedDate)));
  return visit;
}
