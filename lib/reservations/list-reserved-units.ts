import { asc, eq, getTableColumns } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, equipment, reservationUnits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const listReservedUnits = (ctx: BaseContext, lineIds: readonly number[]) =>
  ctx.db
    .select({
      ...getTableColumns(reservationUnits),
      code: equipment.code,
      name: equipment.name,
      availability: equipment.availability,
      condition: equipment.condition,
      assignedProjectId: assignments.projectId,
    })
    .from(reservationUnits)
    .innerJoin(equipment, eq(equipment.id, reservationUnits.equipmentId))
    .leftJoin(assignments, eq(assignments.id, reservationUnits.assignmentId))
    .where(among(reservationUnits.lineId, lineIds))
    .orderBy(asc(reservationUnits.lineId), asc(equipment.code));

export type ReservedUnit = Awaited<ReturnType<typeof listReservedUnits>>[number];
