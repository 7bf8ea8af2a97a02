import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, unitClaims } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { extendOverdueClaims } from "@/lib/assignments/extend-overdue-claims";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { addDays, showDay } from "@/lib/values/dates";
import { POST as add } from "./add/route";
import { POST as reactivate } from "./reactivate/route";
import { PUT as update } from "./update/route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const stored = async (id: number) => {
  const [row] = await database().select().from(assignments).where(eq(assignments.id, id));
  return row?.expectedReturnDate;
};
const assign = (resource_id: number, given: object = {}) =>
  call(add, {
    as: office,
    body: [
      { project_id: project.id, resource_id, cost: 10, operation_start_date: today, ...given },
    ],
  });
const change = (id: number, given: object) =>
  call(update, { as: office, method: "PUT", body: { id, ...given } });

describe("an expected return", () => {
  test("is taken on adding, answered, and only where it was set", async () => {
    const [one, other] = [await make.anEquipment(), await make.anEquipment()];
    const { body } = await assign(one.id, { expected_return_date: on(9) });
    expect(body.data[0].expected_return_date).toBe(on(9));
    expect((await assign(other.id)).body.data[0]).not.toHaveProperty("expected_return_date");
    const claims = await database().select().from(unitClaims).orderBy(unitClaims.id);
    expect(claims.map(({ span }) => span)).toEqual([`[${today},${on(9)})`, `[${today},)`]);
  });

  test("is changed, cleared, and neither bills nor frees", async () => {
    const { assignment, unit } = await make.aRentedUnit(project);
    const { status, body } = await change(assignment.id, { expected_return_date: on(3) });
    expect([status, body.data.expected_return_date]).toEqual([200, on(3)]);
    expect(body.data.operation_end_date).toBeNull();
    const cleared = await change(assignment.id, { expected_return_date: null });
    expect(cleared.body.data).not.toHaveProperty("expected_return_date");
    expect(await stored(assignment.id)).toBeNull();
    expect(unit.availability).toBe("RENTADO");
  });

  test("falls away when the start passes it, and with a new start after it", async () => {
    const { assignment } = await make.aRentedUnit(project, { expectedReturnDate: on(3) });
    await change(assignment.id, { operation_start_date: on(2) });
    expect(await stored(assignment.id)).toBe(on(3));
    await change(assignment.id, { operation_start_date: on(4) });
    expect(await stored(assignment.id)).toBeNull();
    const { id } = await make.anAssignment({
      projectId: project.id,
      expectedReturnDate: on(3),
      isRetired: true,
      retirementDate: on(-1),
    });
    const again = { as: office, method: "POST", body: { id, new_start_date: on(5) } } as const;
    const { body } = await call(reactivate, again);
    expect(body.data).not.toHaveProperty("expected_return_date");
  });

  test("is refused before the start, of a service, and of another's days", async () => {
    const unit = await make.anEquipment();
    const early = await assign(unit.id, { expected_return_date: on(-1) });
    expect(Object.keys(early.body.field_errors)).toEqual(["items.0.expected_return_date"]);
    const service = await make.aService();
    const served = await assign(service.id, { expected_return_date: on(4) });
    expect(Object.keys(served.body.field_errors)).toEqual(["items.0.expected_return_date"]);
    const { assignment } = await make.aRentedUnit(project, {
      startDate: today,
      expectedReturnDate: on(4),
    });
    const wrong = await change(assignment.id, { expected_return_date: on(-2) });
    expect(Object.keys(wrong.body.field_errors)).toEqual(["expected_return_date"]);
    const { equipmentId } = assignment;
    await make.aPromisedUnit({ equipmentId, fromDate: on(4), toDate: on(8) });
    const met = await change(assignment.id, { expected_return_date: on(6) });
    expect([met.status, met.body.code]).toEqual([400, "resource_reserved"]);
    expect(Object.keys(met.body.field_errors)).toEqual(["expected_return_date"]);
    expect(met.body.error).toContain(showDay(on(4)));
    expect(await stored(assignment.id)).toBe(on(4));
  });
});

test("a unit is assigned until the day it was promised from, not a day more", async () => {
  const unit = await make.anEquipment();
  await make.aPromisedUnit({ equipmentId: unit.id, fromDate: on(9), toDate: on(12) });
  for (const given of [{}, { expected_return_date: on(10) }]) {
    const { status, body } = await assign(unit.id, given);
    expect([status, body.code]).toEqual([400, "resource_reserved"]);
    expect(Object.keys(body.field_errors)).toEqual(["items.0.operation_end_date"]);
  }
  const { status, body } = await assign(unit.id, { expected_return_date: on(9) });
  expect([status, body.data[0].operation_end_date]).toEqual([201, null]);
});

test("a unit that should be back is held day by day, unless it is promised", async () => {
  const late = { expectedReturnDate: on(3), startDate: on(-9) };
  const { unit } = await make.aRentedUnit(project, late);
  const { unit: promised } = await make.aRentedUnit(project, late);
  await make.aPromisedUnit({ equipmentId: promised.id, fromDate: on(3), toDate: on(8) });
  const inDays = (days: number) => memberAt(new Date(Date.now() + days * 86_400_000));
  expect(await extendOverdueClaims(await inDays(0))).toBe(0);
  await database()
    .update(assignments)
    .set({ expectedReturnDate: today })
    .where(eq(assignments.equipmentId, unit.id));
  await database().delete(unitClaims).where(eq(unitClaims.equipmentId, unit.id));
  expect(await extendOverdueClaims(await inDays(0))).toBe(1);
  const claims = await database()
    .select({ span: unitClaims.span })
    .from(unitClaims)
    .where(eq(unitClaims.equipmentId, unit.id));
  expect(claims).toEqual([{ span: `[${today},${on(1)})` }]);
  expect(await extendOverdueClaims(await inDays(0))).toBe(0);
});
