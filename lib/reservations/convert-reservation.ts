import type * as z from "zod";
import type { AskedAssignment } from "../assignments/add-input";
import { assignResources } from "../assignments/assign-resources";
import type { NamedAssignment } from "../assignments/queries";
import { requireGates } from "../compliance/require-gate";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { atomically, type Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { assertReservationMove } from "../states/reservation";
import { assertProjectOfPartner } from "./assert-project-of-partner";
import { chooseUnitsToGo, type PromisedUnit } from "./choose-units-to-go";
import { conversionGates } from "./conversion-gates";
import { getReservation, lockReservation } from "./get-reservation";
import type { ReservationConversion } from "./input";
import type { Reservation } from "./queries";
import { setMissingRates } from "./set-missing-rates";

export type ConvertedReservation = {
  reservation: Reservation;
  made: NamedAssignment[];
  /** Promised units that could not go yet. */
  waiting: PromisedUnit[];
};

function projectFor({ projectId }: Reservation, asked: number | null | undefined): number {
  if (projectId && asked && asked !== projectId)
    throw invalidField("project_id", `La reserva es del Proyecto ${projectId}.`);
  const chosen = projectId ?? asked;
  if (!chosen) throw invalidField("project_id", "Indique el proyecto al que van los equipos.");
  return chosen;
}

/** On the terms of its line; it goes out today at the earliest. */
function asked(ctx: Context, { line, at, unit }: PromisedUnit, projectId: number): AskedAssignment {
  if (line.cost === null) {
    const message = "Indique la tarifa: la línea se reservó sin ella.";
    throw new Refused(message, "validation_error", { [`lines.${at}.cost`]: [message] });
  }
  const { frequencyType, intervalDays, weekdays, monthdays } = line;
  return {
    projectId,
    equipmentId: unit.equipmentId,
    cost: line.cost,
    maintenanceCost: line.maintenanceCost,
    frequency: { frequencyType, intervalDays, weekdays, monthdays },
    startDate: line.fromDate > ctx.today ? line.fromDate : ctx.today,
    endDate: line.toDate,
    servedEquipmentId: null,
    description: null,
    notes: null,
  };
}

/**
 * Promised units that are at hand become assignments, all or none of those that are asked for; the others wait and may go
 * later. Throws `compliance_blocked` where a rule stops one of them.
 */
export async function convertReservation(
  ctx: Context,
  { reservationId, projectId, lines }: z.output<typeof ReservationConversion>,
): Promise<ConvertedReservation> {
  await freeEndedEquipment(ctx);
  return atomically(ctx, async (ctx) => {
    const before = await lockReservation(ctx, { reservationId }, projectId);
    assertReservationMove(before, "convert");
    const target = projectFor(before, projectId);
    await assertProjectOfPartner(ctx, { ...before, projectId: target });
    const reservation = await setMissingRates(ctx, before, lines ?? []);
    const { going, waiting } = chooseUnitsToGo(reservation, lines ?? null);
    await requireGates(ctx, conversionGates(ctx, { reservationId, projectId: target }, going));
    const items = going.map((chosen) => asked(ctx, chosen, target));
    const { made } = await assignResources(ctx, { items });
    return { reservation: await getReservation(ctx, { reservationId }), made, waiting };
  });
}
