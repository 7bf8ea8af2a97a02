import { eq } from "drizzle-orm";
import type * as z from "zod";
import { reservationUnits } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { invalidField, NotFound, Refused } from "../kernel/errors";
import { isOutOfService } from "../placement/availability";
import { lockUnits } from "../placement/lock-units";
import { isReservationOver } from "../states/reservation";
import { compare } from "../values/decimal";
import { getReservation, lockReservation } from "./get-reservation";
import type { UnitSwap } from "./input";
import type { Reservation, ReservationLine } from "./queries";

type Unit = Awaited<ReturnType<typeof lockUnits>>[number];

const field = "by_resource_item_id";

function assertServes(line: ReservationLine, unit: Unit | undefined) {
  if (!unit || unit.isDeleted || !unit.isActive) throw invalidField(field, "No existe el equipo.");
  const least = line.minCapacityGallons;
  const isSmall = least !== null && compare(unit.capacityGallons ?? "0", least) < 0;
  if (unit.type !== line.type || isSmall || isOutOfService(unit))
    throw invalidField(field, `${unit.code} no sirve para lo que pide la línea.`);
  if (line.units.some(({ equipmentId }) => equipmentId === unit.id))
    throw invalidField(field, `${unit.code} ya consta en la línea.`);
}

/** Another unit stands for one of a line; the database refuses one that others have on its days. */
export const swapUnit = (
  ctx: Context,
  { reservationId, lineId, equipmentId, byEquipmentId }: z.output<typeof UnitSwap>,
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, { reservationId });
    if (isReservationOver(reservation))
      throw new Refused("La reserva ya terminó y no se puede cambiar.", "reservation_status");
    const line = reservation.lines.find(({ id }) => id === lineId);
    const promised = line?.units.find((unit) => unit.equipmentId === equipmentId);
    if (!line || !promised) throw new NotFound("La línea no tiene ese equipo.");
    if (promised.assignmentId !== null)
      throw new Refused(`${promised.code} ya se asignó.`, "reservation_status");
    const units = await lockUnits(ctx, [equipmentId, byEquipmentId]);
    assertServes(
      line,
      units.find(({ id }) => id === byEquipmentId),
    );
    await ctx.db
      .update(reservationUnits)
      .set({ equipmentId: byEquipmentId, hasYielded: false })
      .where(eq(reservationUnits.id, promised.id));
    return getReservation(ctx, { reservationId });
  });
