import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import {
  assignmentRates,
  assignments,
  equipment,
  reservationUnits,
  unitClaims,
  worksheetLines,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { addDays, eachDay } from "@/lib/values/dates";
import { POST as refresh } from "../../../workorders/sheets/[sheet_id]/refresh/route";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const exchange = (id: number, resource_id: number, given: object = {}, as = office) =>
  call(POST, { as, body: { id, resource_id, reason: "Fuga", ...given } });
const unitOf = async (id: number) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];

async function aServedUnit(given: object = {}) {
  const placed = await make.aRentedUnit(project, { startDate: on(-20), cost: "15.00", ...given });
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: placed.unit.id,
    description: `MANTENIMIENTO / ${placed.unit.code}`,
    cost: "40.00",
    startDate: on(-20),
    frequencyType: "WEEK",
    weekdays: [0, 3],
  });
  return { ...placed, service };
}

describe("an exchange", () => {
  test("puts the other in its place, with its terms, later rates and services", async () => {
    const { unit, assignment, service } = await aServedUnit({
      expectedReturnDate: on(9),
      description: "A mano",
    });
    await database()
      .insert(assignmentRates)
      .values([
        { assignmentId: assignment.id, fromDate: on(-9), cost: "17.00" },
        { assignmentId: assignment.id, fromDate: on(5), cost: "19.00" },
      ]);
    const other = await make.anEquipment({ code: "EQ-OTHER" });
    const { status, body } = await exchange(assignment.id, other.id, { date: on(-2) });
    expect(status).toBe(201);
    expect(body.data.released).toMatchObject({
      id: assignment.id,
      is_retired: true,
      retirement_date: on(-3),
      retirement_reason: "Intercambio por EQ-OTHER: Fuga",
    });
    expect(body.data.assigned).toMatchObject({
      resource_item_id: other.id,
      cost: 17,
      operation_start_date: on(-2),
      expected_return_date: on(9),
      detailed_description: "A mano",
    });
    const rates = await database()
      .select()
      .from(assignmentRates)
      .where(eq(assignmentRates.assignmentId, body.data.assigned.id));
    expect(rates).toMatchObject([{ fromDate: on(5), cost: "19.00" }]);
    const [going] = await database()
      .select()
      .from(assignments)
      .where(eq(assignments.id, body.data.services[0]));
    expect(going).toMatchObject({
      servedEquipmentId: other.id,
      description: "MANTENIMIENTO / EQ-OTHER",
      startDate: on(-2),
      weekdays: [0, 3],
      cost: "40.00",
    });
    const [ended] = await database()
      .select()
      .from(assignments)
      .where(eq(assignments.id, service.id));
    expect(ended).toMatchObject({ isRetired: true, servedEquipmentId: unit.id });
    expect(await unitOf(unit.id)).toMatchObject({ availability: "DISPONIBLE" });
    expect(await unitOf(other.id)).toMatchObject({
      availability: "RENTADO",
      currentProjectId: project.id,
    });
    const claims = await database().select().from(unitClaims);
    expect(claims).toMatchObject([{ equipmentId: other.id, span: `[${today},${on(9)})` }]);
  });

  test("may tell what befell the one that leaves", async () => {
    const { unit, assignment } = await aServedUnit();
    const other = await make.anEquipment();
    const told = { stst_status_equipment: "EN REPARACION", stst_repair_reason: "Fuga en la base" };
    expect((await exchange(assignment.id, other.id, told)).status).toBe(201);
    expect(await unitOf(unit.id)).toMatchObject({
      condition: "EN REPARACION",
      repairReason: "Fuga en la base",
      availability: "DISPONIBLE",
    });
  });
});

test("each day is charged once, each unit and service at its rate", async () => {
  const { unit, assignment, service } = await aServedUnit({ cost: "15.00" });
  const sheet = await make.aWorksheet({
    projectId: project.id,
    periodStart: on(-20),
    periodEnd: on(-1),
  });
  const other = await make.anEquipment();
  for (const [days, served] of [
    [-15, unit.id],
    [-11, unit.id],
    [-10, other.id],
    [-4, other.id],
  ] as const) {
    const chain = await make.aCustodyChain({ worksheetId: sheet.id, date: on(days) });
    await make.aCustodyChainItem({ chainId: chain.id, equipmentId: served, sequence: 1 });
  }
  await database()
    .insert(assignmentRates)
    .values({ assignmentId: assignment.id, fromDate: on(-6), cost: "18.00" });
  const { body } = await exchange(assignment.id, other.id, { date: on(-10) });
  await call(refresh, { as: office, params: { sheet_id: sheet.id }, body: {} });
  const lines = await database()
    .select()
    .from(worksheetLines)
    .where(eq(worksheetLines.worksheetId, sheet.id));
  const charged = lines.flatMap((line) =>
    (line.billedDays ?? []).map(
      (day) =>
        `${day} ${line.kind === "RENT" ? line.equipmentId : `service ${line.assignmentId}`} ${line.unitPrice}`,
    ),
  );
  const rent = eachDay(on(-20), on(-1)).map((day) =>
    day < on(-10)
      ? `${day} ${unit.id} 15.00`
      : `${day} ${other.id} ${day < on(-6) ? "15.00" : "18.00"}`,
  );
  const [going] = body.data.services;
  const served = [
    [-15, service.id],
    [-11, service.id],
    [-10, going],
    [-4, going],
  ].map(([days = 0, id]) => `${on(days)} service ${id} 40.00`);
  expect(charged.toSorted()).toEqual([...rent, ...served].toSorted());
});

describe("refused, and nothing changed, is", () => {
  const assertRefused = async (
    asked: ReturnType<typeof exchange>,
    expected: { status?: number; code: string; fields?: string[] },
  ) => {
    const before = await database().select().from(assignments);
    const { status, body } = await asked;
    expect({ status, code: body.code }).toEqual({
      status: expected.status ?? 400,
      code: expected.code,
    });
    if (expected.fields) expect(Object.keys(body.field_errors)).toEqual(expected.fields);
    expect(await database().select().from(assignments)).toEqual(before);
  };

  test("a day that cannot be", async () => {
    const { assignment } = await aServedUnit({ endDate: on(3) });
    const other = await make.anEquipment();
    for (const date of [on(1), on(-21), "2026-02-30"])
      await assertRefused(exchange(assignment.id, other.id, { date }), {
        code: "validation_error",
        fields: ["date"],
      });
  });

  test("a unit that cannot come", async () => {
    const { unit, assignment, service } = await aServedUnit();
    const { unit: rented } = await make.aRentedUnit(await make.aProject());
    const refusals = [
      [unit.id, "validation_error"],
      [(await make.aService()).id, "validation_error"],
      [rented.id, "resource_rented"],
    ] as const;
    for (const [id, code] of refusals) await assertRefused(exchange(assignment.id, id), { code });
    const free = await make.anEquipment();
    await assertRefused(exchange(service.id, free.id), { code: "rule_violation" });
    await assertRefused(exchange(assignment.id, 2_000_000_000), { status: 404, code: "not_found" });
  });

  test("a unit that is promised or blocked", async () => {
    const { assignment } = await aServedUnit();
    const promised = await make.anEquipment();
    await make.aPromisedUnit({ equipmentId: promised.id, fromDate: on(9), toDate: on(12) });
    await assertRefused(exchange(assignment.id, promised.id), { code: "resource_reserved" });
    const { equipmentId } = await make.aUnitBlock();
    await assertRefused(exchange(assignment.id, equipmentId), { code: "resource_reserved" });
  });

  test("a day that a sheet has charged already", async () => {
    const { unit, assignment } = await aServedUnit();
    const sheet = await make.aWorksheet({ projectId: project.id, status: "LIQUIDATED" });
    await make.aWorksheetLine({
      worksheetId: sheet.id,
      kind: "RENT",
      equipmentId: unit.id,
      assignmentId: assignment.id,
      billedDays: [on(-6), on(-5)],
    });
    const other = await make.anEquipment();
    await assertRefused(exchange(assignment.id, other.id, { date: on(-5) }), {
      code: "validation_error",
      fields: ["date"],
    });
    expect((await exchange(assignment.id, other.id, { date: on(-4) })).status).toBe(201);
  });

  test("a technician, and an assignment that has ended", async () => {
    const { assignment } = await aServedUnit();
    const other = await make.anEquipment();
    const technician = await make.aSession("TECNICO");
    await assertRefused(exchange(assignment.id, other.id, {}, technician), {
      status: 403,
      code: "permission_denied",
    });
    const gone = await make.anAssignment({
      projectId: project.id,
      isRetired: true,
      retirementDate: on(-1),
    });
    await assertRefused(exchange(gone.id, other.id), { code: "assignment_retired" });
  });
});

test("a unit that the project was promised is taken, and the promise kept", async () => {
  const { assignment } = await aServedUnit();
  const promised = await make.anEquipment();
  const { unit } = await make.aPromisedUnit({
    equipmentId: promised.id,
    fromDate: today,
    toDate: on(12),
    projectId: project.id,
    partnerId: project.partnerId,
  });
  const { status, body } = await exchange(assignment.id, promised.id);
  expect(status).toBe(201);
  const [kept] = await database()
    .select()
    .from(reservationUnits)
    .where(eq(reservationUnits.id, unit.id));
  expect(kept).toMatchObject({ assignmentId: body.data.assigned.id });
});

test("two who exchange for the same unit at once: one does", async () => {
  const [one, two] = [await aServedUnit(), await aServedUnit()];
  const other = await make.anEquipment();
  const answers = await Promise.all(
    [one, two].map(({ assignment }) => exchange(assignment.id, other.id)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

const written = ["project_resources", "resource_items", "assignment_rates"];

describe("killed at a statement", () => {
  afterEach(async () => {
    for (const table of written)
      await database().execute(sql.raw(`drop trigger if exists fail_there on ${table}`));
    await database().execute(
      sql`drop function if exists fail_there; drop sequence if exists statements_before`,
    );
  });

  async function failAt(nth: number) {
    const db = database();
    await db.execute(
      sql.raw(`
      drop sequence if exists statements_before;
      create sequence statements_before;
      create or replace function fail_there() returns trigger language plpgsql as $$
      begin
        if nextval('statements_before') = ${nth} then raise exception 'killed'; end if;
        return null;
      end $$`),
    );
    for (const table of written)
      await db.execute(
        sql.raw(`
        create or replace trigger fail_there after insert or update on ${table}
        for each statement execute function fail_there()`),
      );
  }
  const everything = async () => [
    await database().select().from(assignments).orderBy(assignments.id),
    await database().select().from(equipment).orderBy(equipment.id),
    await database().select().from(unitClaims).orderBy(unitClaims.id),
    await database().select().from(assignmentRates),
  ];

  test("leaves either both or neither", async () => {
    const { assignment } = await aServedUnit();
    await database()
      .insert(assignmentRates)
      .values({ assignmentId: assignment.id, fromDate: on(5), cost: "19.00" });
    const other = await make.anEquipment();
    const told = { stst_status_equipment: "DAÑADO" };
    const before = await everything();
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    let killed = 0;
    for (;;) {
      await failAt(killed + 1);
      const { status } = await exchange(assignment.id, other.id, told);
      if (status === 201) break;
      expect(status).toBe(500);
      expect(await everything()).toEqual(before);
      killed += 1;
    }
    expect(complaints).toHaveBeenCalledTimes(killed);
    complaints.mockRestore();
    expect(killed).toBeGreaterThanOrEqual(6);
    expect(await unitOf(other.id)).toMatchObject({ availability: "RENTADO" });
  });
});
