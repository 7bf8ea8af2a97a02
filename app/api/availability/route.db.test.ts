import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { freedomOf } from "@/lib/availability/freedom";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { chancesOf } from "@/lib/reports/testing-chances";
import { listUnitClaims } from "@/lib/unit-claims/list-unit-claims";
import { addDays, showDay } from "@/lib/values/dates";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const search = (query: object, as = office) => call(GET, { as, query: { ...query } });
const codes = (units: { code: string }[]) => units.map(({ code }) => code);

test("free, almost and busy ones are told apart, with who has them", async () => {
  const project = await make.aProject();
  await make.anEquipment({ code: "A-FREE" });
  const { unit } = await make.aRentedUnit(project, { expectedReturnDate: on(12) });
  const promised = await make.anEquipment({ code: "B-PROMISED" });
  const { reservation } = await make.aPromisedUnit({
    equipmentId: promised.id,
    fromDate: on(18),
    toDate: on(25),
  });
  const { equipmentId: blocked } = await make.aUnitBlock({ reason: "Soldadura" });
  await make.anEquipment({ availability: "RETIRADO", retirementReason: "x" });
  await make.aService();
  const technician = await make.aSession("TECNICO");
  const { status, body } = await search({ from: on(10), to: on(20) }, technician);
  expect(status).toBe(200);
  const { free, almost, busy } = body.data;
  expect(codes(free)).toEqual(["A-FREE"]);
  expect(free[0]).toMatchObject({
    free_from: today,
    free_until: null,
    reasons: ["Sin compromisos después"],
  });
  expect(almost.map((one: { id: number; missing: object[] }) => [one.id, one.missing])).toEqual(
    expect.arrayContaining([
      [
        promised.id,
        [
          {
            from: on(18),
            to: on(20),
            by: {
              kind: "RESERVATION",
              name: expect.stringContaining(reservation.code),
              is_firm: true,
              url: `/reservations/${reservation.id}`,
            },
          },
        ],
      ],
      [unit.id, [expect.objectContaining({ from: on(10), to: on(12) })]],
    ]),
  );
  expect(busy).toMatchObject([
    { id: blocked, why: { kind: "BLOCK", name: "Reparación" }, back_on: null },
  ]);
  expect(body.data).toMatchObject({ fits: "FITS", counts: { free: 1, almost: 2, busy: 1 } });
});

test("the smallest gap comes first, then who works, is near and stood longest", async () => {
  const near = await make.aProject({ location: "Campo Norte", block: "16" });
  const give = async (code: string, given: object = {}) =>
    make.anEquipment({ code, type: "BTSNHM", condition: "FUNCIONANDO", ...given });
  const exact = await give("EXACT", { condition: "INCOMPLETO" });
  await make.aPromisedUnit({ equipmentId: exact.id, fromDate: on(20), toDate: on(25) });
  await make.aUnitBlock({ equipmentId: exact.id, fromDate: on(0), toDate: on(10) });
  await give("BROKEN", { condition: "DAÑADO" });
  const recent = await give("RECENT");
  await make.anAssignment({ equipmentId: recent.id, isRetired: true, retirementDate: on(-2) });
  await give("IDLE");
  const nearby = await give("NEAR", {
    availability: "RENTADO",
    currentProjectId: near.id,
    currentLocation: near.location,
  });
  await make.anAssignment({
    projectId: near.id,
    equipmentId: nearby.id,
    expectedReturnDate: on(5),
  });
  const asked = { from: on(10), to: on(20), type: "BTSNHM", near_project_id: String(near.id) };
  const { body } = await search({ ...asked, quantity: "2" });
  expect(codes(body.data.free)).toEqual(["EXACT", "NEAR", "IDLE", "RECENT", "BROKEN"]);
  expect(body.data.free[0].reasons).toEqual(["Encaja sin dejar días libres"]);
  expect(body.data.free[1].reasons).toContain("En el mismo bloque");
  expect(body.data.free[3].reasons).toContain("Parado desde hace 2 días");
  expect(body.data.proposal).toEqual([exact.id, nearby.id]);
  const most = await search({ ...asked, quantity: "6" });
  expect(most.body.data).toMatchObject({ fits: "DOES_NOT_FIT", proposal: [] });
});

test("who is out without a plan is busy; who is late comes last", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, { expectedReturnDate: on(-3) });
  const byHand = await make.anEquipment({ availability: "RENTADO", currentProjectId: project.id });
  const idle = await make.anEquipment();
  const { body } = await search({ from: on(10), to: on(20) });
  expect(body.data.free.map(({ id }: { id: number }) => id)).toEqual([idle.id, unit.id]);
  expect(body.data.free[1]).toMatchObject({ late_since: on(-3), score: 0 });
  expect(body.data.free[1].reasons[0]).toContain(showDay(on(-3)));
  expect(body.data.busy).toMatchObject([{ id: byHand.id, why: null, project_id: project.id }]);
});

test("a draft and a hold that is over keep nobody out", async () => {
  const unit = await make.anEquipment();
  const days = { equipmentId: unit.id, fromDate: on(5), toDate: on(9) };
  await make.aPromisedUnit({ ...days, status: "DRAFT" });
  await make.aPromisedUnit({
    ...days,
    status: "HELD",
    holdUntil: new Date(Date.now() - 1_000),
  });
  const { body } = await search({ from: on(5), to: on(9) });
  expect(body.data.free).toMatchObject([{ id: unit.id, free_until: null }]);
});

describe("narrowed", () => {
  test("by type, capacity, condition and words", async () => {
    const tank = await make.anEquipment({
      type: "TNQAAC",
      code: "TNQ-1",
      name: "Tanque azul",
      capacityGallons: "550",
      condition: "FUNCIONANDO",
    });
    await make.anEquipment({ type: "TNQAAC", capacityGallons: "300", condition: "INCOMPLETO" });
    await make.anEquipment({ condition: "DAÑADO" });
    const days = { from: on(1), to: on(2) };
    for (const narrowing of [
      { type: "TNQAAC", min_capacity: "500" },
      { min_capacity: "500.5" },
      { status: "FUNCIONANDO" },
      { search: "azul" },
    ]) {
      const { body } = await search({ ...days, ...narrowing });
      expect(body.data.free).toMatchObject([{ id: tank.id }]);
    }
  });

  test("wrongly, field by field", async () => {
    const wrong = [
      [{ from: "2026-02-30" }, "from"],
      [{ from: on(3), to: on(2) }, "to"],
      [{ from: today, to: "2199-01-01" }, "to"],
      [{ from: today, type: "X" }, "type"],
      [{ from: today, quantity: "0" }, "quantity"],
      [{ from: today, min_capacity: "-1" }, "min_capacity"],
      [{ from: today, near_project_id: "x" }, "near_project_id"],
    ] as const;
    for (const [query, field] of wrong) {
      const { status, body } = await search(query);
      expect([field, status, Object.keys(body.field_errors)]).toEqual([field, 400, [field]]);
    }
    expect((await search({})).status).toBe(400);
    expect((await search({ from: today, near_project_id: "999999" })).status).toBe(404);
  });
});

test("what is found is what all claims of a unit say, in as many statements for any number", async () => {
  await database()
    .update(settings)
    .set({ turnaroundDays: { LVMNOS: 2 } });
  const chances = chancesOf(11);
  const units: { id: number }[] = [];
  const plan = async () => {
    const unit = await make.anEquipment();
    units.push(unit);
    let at = chances.below(9);
    while (at < 60 && chances.is(0.8)) {
      const to = chances.is(0.1) ? null : at + 1 + chances.below(9);
      const days = { equipmentId: unit.id, fromDate: on(at), toDate: to === null ? null : on(to) };
      if (chances.is(0.5)) await make.aUnitBlock(days);
      else await make.aPromisedUnit(days);
      if (to === null) break;
      at = to + chances.below(7);
    }
  };
  await plan();
  await plan();
  const few = await countQueries(() => search({ from: on(20), to: on(30) }));
  for (let made = 0; made < 20; made += 1) await plan();
  const many = await countQueries(() => search({ from: on(20), to: on(30) }));
  expect(many).toBe(few);
  const ctx = await memberAt(new Date());
  const claims = await listUnitClaims(ctx, {
    equipmentIds: units.map(({ id }) => id),
    span: { from: today, to: null },
  });
  for (let round = 0; round < 12; round += 1) {
    const from = chances.below(50);
    const span = { from: on(from), to: chances.is(0.2) ? null : on(from + 1 + chances.below(14)) };
    const { body } = await search(span.to ? span : { from: span.from });
    const { free, almost, busy } = body.data;
    const told = Object.fromEntries(
      Object.entries({ FREE: free, ALMOST: almost, BUSY: busy }).flatMap(([state, all]) =>
        (all as { id: number; free_from?: string; free_until?: string }[]).map((one) => [
          one.id,
          [state, one.free_from, one.free_until],
        ]),
      ),
    );
    const expected = Object.fromEntries(
      units.map(({ id }) => {
        const own = claims.filter(({ equipmentId }) => equipmentId === id);
        const one = freedomOf(own, { span, today, turnaround: 2 });
        const isFree = one.state === "FREE";
        return [
          id,
          [one.state, isFree ? one.freeFrom : undefined, isFree ? one.freeUntil : undefined],
        ];
      }),
    );
    expect({ round, ...told }).toEqual({ round, ...expected });
  }
});
