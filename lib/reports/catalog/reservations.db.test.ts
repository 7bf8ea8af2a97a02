import { expect, test } from "vitest";
import { database } from "@/db/client";
import { reservationLines, reservations, reservationUnits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

/** Counted again from the rows, without a statement that joins them. */
async function countedByHand() {
  const db = database();
  const all = await db.select().from(reservations);
  const lines = await db.select().from(reservationLines);
  const units = await db.select().from(reservationUnits);
  const counted = all.filter(({ isDeleted }) => !isDeleted);
  const ids = new Set(counted.map(({ id }) => id));
  const own = lines.filter(({ reservationId }) => ids.has(reservationId));
  const lineIds = new Set(own.map(({ id }) => id));
  return {
    reservations: String(counted.length),
    asked: String(own.reduce((sum, { quantity }) => sum + quantity, 0)),
    assigned: String(
      units.filter(({ lineId, assignmentId }) => lineIds.has(lineId) && assignmentId).length,
    ),
  };
}

test("sums what was asked, assigned and left to lapse, as counted by hand", async () => {
  const ctx = await memberAt(new Date());
  const over = new Date("2026-03-11T12:00:00Z");
  await make.aReservation({ line: { quantity: 3 } });
  await make.aReservation({ status: "HELD", holdUntil: over, line: { quantity: 2 } });
  await make.aReservation({ status: "EXPIRED", line: { quantity: 4 } });
  await make.aReservation({ isDeleted: true });
  const converted = await make.aReservation({ status: "CONVERTED" });
  const [line] = (await database().select().from(reservationLines)).filter(
    ({ reservationId }) => reservationId === converted.id,
  );
  const assignment = await make.anAssignment();
  await database()
    .insert(reservationUnits)
    .values({
      lineId: line?.id ?? 0,
      equipmentId: assignment.equipmentId,
      assignmentId: assignment.id,
    });
  const { rows, totals } = await reported(ctx, "reservations", {
    period_from: ctx.today,
    period_to: ctx.today,
  });
  expect(totals).toMatchObject({ ...(await countedByHand()), lapsed: "2" });
  expect(rows.map(({ status }) => status).toSorted()).toEqual([
    "CONVERTED",
    "DRAFT",
    "EXPIRED",
    "EXPIRED",
  ]);
  const lapsed = await reported(ctx, "reservations", { filters: { status: ["EXPIRED"] } });
  expect(lapsed.rows).toHaveLength(2);
  const before = { period_from: "2020-01-01", period_to: "2020-12-31" };
  expect((await reported(ctx, "reservations", before)).rows).toEqual([]);
});
