import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { unitBlocks } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { addDays, showDay } from "@/lib/values/dates";
import { GET, POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let today: string;

beforeEach(async () => {
  office = await make.aSession();
  today = (await memberAt(new Date())).today;
});

const on = (days: number) => addDays(today, days);
const block = (resource_id: number, given: object = {}) =>
  call(POST, {
    as: office,
    params: { resource_id },
    body: { from_date: on(3), to_date: on(6), block_kind: "REPAIR", reason: "Soldadura", ...given },
  });
const refused = async (asked: ReturnType<typeof block>, code: string) => {
  const { status, body } = await asked;
  expect({ status, code: body.code }).toEqual({ status: 400, code });
  return String(body.error);
};

test("a unit is blocked and listed", async () => {
  const unit = await make.anEquipment();
  const { status, body } = await block(unit.id);
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    resource_item_id: unit.id,
    from_date: on(3),
    to_date: on(6),
    block_kind: "REPAIR",
    reason: "Soldadura",
    created_at: expect.any(String),
  });
  const technician = await make.aSession("TECNICO");
  const params = { resource_id: unit.id };
  const listed = await call(GET, { as: technician, params });
  expect(listed.body.data).toEqual([body.data]);
});

describe("refused is", () => {
  test("a unit that is out, by the project it is at", async () => {
    const project = await make.aProject();
    const { unit } = await make.aRentedUnit(project, { endDate: on(9) });
    const said = await refused(block(unit.id), "resource_busy");
    expect(said).toContain(`Proyecto ${project.id}`);
    expect(said).toContain(showDay(on(9)));
    expect((await block(unit.id, { from_date: on(9), to_date: null })).status).toBe(201);
  });

  test("a unit that was rented by hand, while it is", async () => {
    const project = await make.aProject();
    const unit = await make.anEquipment({ availability: "RENTADO", currentProjectId: project.id });
    const said = await refused(block(unit.id, { from_date: today }), "resource_busy");
    expect(said).toContain(`Proyecto ${project.id}`);
  });

  test("a unit that is promised, by its reservation", async () => {
    const unit = await make.anEquipment();
    const { reservation } = await make.aPromisedUnit({
      equipmentId: unit.id,
      fromDate: on(5),
      toDate: on(8),
    });
    expect(await refused(block(unit.id), "resource_reserved")).toContain(reservation.code);
    expect((await block(unit.id, { to_date: on(5) })).status).toBe(201);
  });

  test("a unit that is blocked already, a service, and one out of service", async () => {
    const unit = await make.anEquipment();
    await block(unit.id);
    await refused(block(unit.id, { from_date: on(5), to_date: null }), "resource_reserved");
    expect((await block(unit.id, { from_date: on(6), to_date: null })).status).toBe(201);
    const service = await make.anEquipment({ type: "SERVIC" });
    await refused(block(service.id), "rule_violation");
    const retired = await make.anEquipment({ availability: "RETIRADO", retirementReason: "x" });
    await refused(block(retired.id), "resource_retired");
  });

  test("what is written wrongly, field by field", async () => {
    const unit = await make.anEquipment();
    const wrong = [
      [{ to_date: on(2) }, "to_date"],
      [{ from_date: on(-9), to_date: on(-3) }, "to_date"],
      [{ block_kind: "HOLIDAY" }, "block_kind"],
      [{ reason: " " }, "reason"],
      [{ from_date: "2026-02-30" }, "from_date"],
    ] as const;
    for (const [given, field] of wrong) {
      const { status, body } = await block(unit.id, given);
      expect([status, Object.keys(body.field_errors)]).toEqual([400, [field]]);
    }
    expect(await database().select().from(unitBlocks)).toEqual([]);
  });

  test("a technician, and a unit that is missing", async () => {
    const { id } = await make.anEquipment();
    const as = await make.aSession("TECNICO");
    const body = { from_date: on(9), block_kind: "OTHER", reason: "x" };
    const params = { resource_id: id };
    expect((await call(POST, { as, params, body })).status).toBe(403);
    expect((await block(2_000_000_000)).status).toBe(404);
  });
});

test("ten who block a unit at once: one does", async () => {
  const unit = await make.anEquipment();
  const all = await Promise.all(Array.from({ length: 10 }, () => block(unit.id)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)]);
});
