import { eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment, reservationLines, reservations, reservationUnits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { unitColumns } from "./unit-columns";

export const listReservedUnitsWithLines = (ctx: BaseContext, reservedUnitIds: readonly number[]) =>
  ctx.db
    .select({
      reservedUnitId: reservationUnits.id,
      partnerId: reservations.partnerId,
      minCapacityGallons: reservationLines.minCapacityGallons,
      type: reservationLines.type,
      /** What already stands for the line does not stand for it twice. */
      unitIds: sql<number[]>`(select json_agg(own.resource_item_id) from reservation_units as own
        where own.reservation_line_id = ${reservationLines.id})`,
      unit: unitColumns,
    })
    .from(reservationUnits)
    .innerJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .innerJoin(equipment, eq(equipment.id, reservationUnits.equipmentId))
    .where(among(reservationUnits.id, reservedUnitIds));

export type ReservedUnitWithLine = Awaited<ReturnType<typeof listReservedUnitsWithLines>>[number];
