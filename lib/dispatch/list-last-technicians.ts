import { and, desc, eq, isNotNull } from "drizzle-orm";
import { among } from "@/db/among";
import { assignmentCrews, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { doneStatus } from "../states/visit";
import type { StaffAndVehicle } from "./propose";

/** Who did the latest visit of each service. */
export async function listLastTechnicians(
  ctx: BaseContext,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await ctx.db
    .selectDistinctOn([visits.assignmentId], { id: visits.assignmentId, staffId: visits.staffId })
    .from(visits)
    .where(
      and(
        among(visits.assignmentId, assignmentIds),
        eq(visits.status, doneStatus),
        isNotNull(visits.staffId),
      ),
    )
    .orderBy(visits.assignmentId, desc(visits.plannedDate));
  return new Map(rows.flatMap(({ id, staffId }) => (staffId ? [[id, staffId] as const] : [])));
}

/** Who usually goes to each. */
export async function listCrews(
  ctx: BaseContext,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, StaffAndVehicle>> {
  const rows = await ctx.db
    .select({
      id: assignmentCrews.assignmentId,
      staffId: assignmentCrews.staffId,
      vehicleId: assignmentCrews.vehicleId,
    })
    .from(assignmentCrews)
    .where(among(assignmentCrews.assignmentId, assignmentIds));
  return new Map(rows.map(({ id, ...crew }) => [id, crew]));
}
