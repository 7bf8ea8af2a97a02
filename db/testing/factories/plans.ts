import { sql } from "drizzle-orm";
import { database } from "../../client";
import { reservationLines, reservations, reservationUnits, unitBlocks } from "../../schema";
import { anEquipment } from "./equipment";
import { first, type Row } from "./making";
import { aPartner } from "./projects";

/** From today on, until it is taken back. */
export const aUnitBlock = async (given: Row<typeof unitBlocks> = {}) =>
  first(
    await database()
      .insert(unitBlocks)
      .values({
        equipmentId: given.equipmentId ?? (await anEquipment()).id,
        fromDate: sql`company_day()`,
        kind: "REPAIR",
        reason: "Soldadura",
        ...given,
      })
      .returning(),
  );

type Promised = Pick<typeof reservationUnits.$inferInsert, "equipmentId"> & {
  fromDate: string;
  toDate: string | null;
} & Row<typeof reservations>;

/** Of a reservation that is confirmed, unless it is told otherwise. */
export async function aPromisedUnit({ equipmentId, fromDate, toDate, ...given }: Promised) {
  const db = database();
  const reservation = first(
    await db
      .insert(reservations)
      .values({
        code: `RSV-${crypto.randomUUID()}`,
        status: "CONFIRMED",
        ...given,
        partnerId: given.partnerId ?? (await aPartner()).id,
      })
      .returning(),
  );
  const line = first(
    await db
      .insert(reservationLines)
      .values({ reservationId: reservation.id, type: "LVMNOS", quantity: 1, fromDate, toDate })
      .returning(),
  );
  const unit = first(
    await db.insert(reservationUnits).values({ lineId: line.id, equipmentId }).returning(),
  );
  return { reservation, line, unit };
}
