import { database } from "../../client";
import { reservationLines, reservations } from "../../schema";
import { first, type Row } from "./making";
import { aPartner } from "./projects";

/** A draft of one unit, unless it is told otherwise. */
export async function aReservation(
  given: Row<typeof reservations> & { line?: Row<typeof reservationLines> } = {},
) {
  const { line, ...rest } = given;
  const reservation = first(
    await database()
      .insert(reservations)
      .values({
        code: `RSV-${crypto.randomUUID()}`,
        ...rest,
        partnerId: rest.partnerId ?? (await aPartner()).id,
      })
      .returning(),
  );
  await database()
    .insert(reservationLines)
    .values({
      reservationId: reservation.id,
      type: "LVMNOS",
      quantity: 1,
      fromDate: "2036-12-01",
      toDate: "2036-12-20",
      ...line,
    });
  return reservation;
}
