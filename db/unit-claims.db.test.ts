import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "./client";
import {
  assignments,
  equipment,
  reservationLines,
  reservations,
  reservationUnits,
  unitBlocks,
  unitClaims,
} from "./schema";
import { anAssignment, anEquipment, aPartner } from "./testing/factories";
import { findDatabaseError } from "./trouble";

/** Days from the company's today. */
async function day(ahead: number): Promise<string> {
  const [row] = await database().execute<{ day: string }>(
    sql`select (company_day() + ${ahead}::int)::text as day`,
  );
  return row?.day ?? "";
}

const claimsOn = async (equipmentId: number) =>
  (
    await database()
      .select({
        kind: unitClaims.kind,
        from: sql<number>`lower(span) - company_day()`,
        to: sql<number | null>`upper(span) - company_day()`,
        isFirm: unitClaims.isFirm,
      })
      .from(unitClaims)
      .where(eq(unitClaims.equipmentId, equipmentId))
      .orderBy(asc(unitClaims.id))
  ).map(({ kind, from, to, isFirm }) => [kind, from, to, isFirm]);

async function assigned(start: number, end: number | null, expected: number | null = null) {
  const unit = await anEquipment();
  const { id } = await anAssignment({
    equipmentId: unit.id,
    startDate: await day(start),
    endDate: end === null ? null : await day(end),
    expectedReturnDate: expected === null ? null : await day(expected),
  });
  return { unit, id };
}

type Status = "DRAFT" | "HELD" | "CONFIRMED";

async function reserved(
  equipmentId: number,
  { from, to, status, hours = 1 }: { from: number; to: number; status: Status; hours?: number },
) {
  const db = database();
  const [reservation] = await db
    .insert(reservations)
    .values({
      code: `RSV-${Math.random()}`,
      partnerId: (await aPartner()).id,
      status,
      holdUntil: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning();
  const [line] = await db
    .insert(reservationLines)
    .values({
      reservationId: reservation?.id ?? 0,
      type: "LVMNOS",
      quantity: 1,
      fromDate: await day(from),
      toDate: await day(to),
    })
    .returning();
  const [unit] = await db
    .insert(reservationUnits)
    .values({ lineId: line?.id ?? 0, equipmentId })
    .returning();
  return { reservationId: reservation?.id ?? 0, lineId: line?.id ?? 0, unitId: unit?.id ?? 0 };
}

const become = (id: number, status: "HELD" | "CONFIRMED" | "EXPIRED" | "DRAFT") =>
  database().update(reservations).set({ status }).where(eq(reservations.id, id));

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (thrown) => findDatabaseError(thrown)?.constraint_name,
  );

test.each([
  { start: -9, end: -3, claims: [] },
  { start: -9, end: 0, claims: [] },
  { start: 0, end: 0, claims: [["ASSIGNMENT", 0, 1, true]] },
  { start: 3, end: 3, claims: [["ASSIGNMENT", 3, 4, true]] },
  { start: -9, end: 5, claims: [["ASSIGNMENT", 0, 5, true]] },
  { start: -9, end: null, claims: [["ASSIGNMENT", 0, null, true]] },
  { start: 4, end: null, claims: [["ASSIGNMENT", 4, null, true]] },
])("assigned from day $start to $end of today", async ({ start, end, claims }) => {
  const { unit } = await assigned(start, end);
  expect(await claimsOn(unit.id)).toEqual(claims);
});

test("an expected return ends the claim, and an end that is set comes before it", async () => {
  const { unit, id } = await assigned(-5, null, 4);
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 0, 4, true]]);
  await database()
    .update(assignments)
    .set({ endDate: await day(9) })
    .where(eq(assignments.id, id));
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 0, 9, true]]);
});

test("out past its expected return, a unit is held a day more unless it is promised", async () => {
  const { unit } = await assigned(-5, null, -1);
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 0, 1, true]]);
  const promised = await anEquipment();
  await reserved(promised.id, { from: 0, to: 3, status: "CONFIRMED" });
  await anAssignment({
    equipmentId: promised.id,
    startDate: await day(-5),
    expectedReturnDate: await day(-1),
  });
  expect(await claimsOn(promised.id)).toEqual([["RESERVATION", 0, 3, true]]);
});

test("a start that moves behind the expected return leaves the claim without end", async () => {
  const { unit, id } = await assigned(-5, null, 2);
  await database()
    .update(assignments)
    .set({ startDate: await day(3) })
    .where(eq(assignments.id, id));
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 3, null, true]]);
});

test.each([{ isDeleted: true }, { isActive: false }])(
  "an assignment of %o holds nothing",
  async (gone) => {
    const { unit, id } = await assigned(-5, null);
    await database().update(assignments).set(gone).where(eq(assignments.id, id));
    expect(await claimsOn(unit.id)).toEqual([]);
  },
);

test("a retired assignment and a service hold nothing; a unit that comes back is held", async () => {
  const { unit, id } = await assigned(-5, null);
  const retired = { isRetired: true, retirementDate: await day(0) };
  await database().update(assignments).set(retired).where(eq(assignments.id, id));
  expect(await claimsOn(unit.id)).toEqual([]);
  const back = { isRetired: false, retirementDate: null };
  await database().update(assignments).set(back).where(eq(assignments.id, id));
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 0, null, true]]);
  const service = await anEquipment({ type: "SERVIC" });
  await anAssignment({ equipmentId: service.id, kind: "SERVICIO" });
  expect(await claimsOn(service.id)).toEqual([]);
});

test("a block holds its unit until it is deleted", async () => {
  const unit = await anEquipment();
  const [block] = await database()
    .insert(unitBlocks)
    .values({ equipmentId: unit.id, fromDate: await day(-2), kind: "REPAIR", reason: "Soldadura" })
    .returning();
  expect(await claimsOn(unit.id)).toEqual([["BLOCK", 0, null, true]]);
  await database()
    .delete(unitBlocks)
    .where(eq(unitBlocks.id, block?.id ?? 0));
  expect(await claimsOn(unit.id)).toEqual([]);
});

test("drafts share a unit; the first to be confirmed keeps the others out", async () => {
  const unit = await anEquipment();
  const first = await reserved(unit.id, { from: 2, to: 6, status: "DRAFT" });
  const second = await reserved(unit.id, { from: 5, to: 8, status: "DRAFT" });
  await become(second.reservationId, "CONFIRMED");
  expect(await refusal(become(first.reservationId, "HELD"))).toBe("unit_claims_once");
  expect(await claimsOn(unit.id)).toEqual([
    ["RESERVATION", 2, 6, false],
    ["RESERVATION", 5, 8, true],
  ]);
  const assigning = anAssignment({ equipmentId: unit.id, startDate: await day(7) });
  expect(await refusal(assigning)).toBe("unit_claims_once");
  await anAssignment({ equipmentId: unit.id, startDate: await day(8) });
});

test("a unit that is back on a day may start elsewhere on it", async () => {
  const unit = await anEquipment();
  await reserved(unit.id, { from: 2, to: 6, status: "CONFIRMED" });
  await reserved(unit.id, { from: 6, to: 6, status: "CONFIRMED" });
  expect(await claimsOn(unit.id)).toHaveLength(2);
});

test("a hold that is over is in nobody's way, and may ask again", async () => {
  const unit = await anEquipment();
  const over = await reserved(unit.id, { from: 2, to: 6, status: "HELD", hours: -1 });
  const next = await reserved(unit.id, { from: 3, to: 5, status: "HELD" });
  expect(await claimsOn(unit.id)).toEqual([["RESERVATION", 3, 5, true]]);
  expect(await refusal(become(over.reservationId, "CONFIRMED"))).toBe("unit_claims_once");
  await become(next.reservationId, "EXPIRED");
  await become(over.reservationId, "CONFIRMED");
  expect(await claimsOn(unit.id)).toEqual([["RESERVATION", 2, 6, true]]);
});

test("a line's days, a promise that yields and one that is assigned change the claim", async () => {
  const unit = await anEquipment();
  const { lineId, unitId } = await reserved(unit.id, { from: 2, to: 6, status: "CONFIRMED" });
  await database()
    .update(reservationLines)
    .set({ toDate: null })
    .where(eq(reservationLines.id, lineId));
  expect(await claimsOn(unit.id)).toEqual([["RESERVATION", 2, null, true]]);
  const promised = database().update(reservationUnits);
  await promised.set({ hasYielded: true }).where(eq(reservationUnits.id, unitId));
  expect(await claimsOn(unit.id)).toEqual([["RESERVATION", 2, null, false]]);
  const { id } = await anAssignment({ equipmentId: unit.id, startDate: await day(2) });
  await promised.set({ assignmentId: id }).where(eq(reservationUnits.id, unitId));
  expect(await claimsOn(unit.id)).toEqual([["ASSIGNMENT", 2, null, true]]);
});

test("fifty who confirm at once for one unit: one is", async () => {
  const unit = await anEquipment();
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      reserved(unit.id, { from: 1 + (at % 5), to: 9, status: "DRAFT" }),
    ),
  );
  const confirming = all.map(({ reservationId }) =>
    database().transaction(async (db) => {
      await db.select().from(equipment).where(eq(equipment.id, unit.id)).for("no key update");
      await db
        .update(reservations)
        .set({ status: "CONFIRMED" })
        .where(eq(reservations.id, reservationId));
    }),
  );
  const ends = await Promise.all(confirming.map(refusal));
  expect(ends.filter((end) => end === "done")).toHaveLength(1);
  expect(ends.filter((end) => end === "unit_claims_once")).toHaveLength(49);
});
