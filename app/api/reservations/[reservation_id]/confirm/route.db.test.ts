import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { listFirmClaims } from "@/lib/reservations/testing";
import { POST as REACTIVATE } from "../../../projects/resources/reactivate/route";
import { POST as RELEASE } from "../../../projects/resources/release/route";
import { PUT as CHANGE } from "../../../projects/resources/update/route";
import { aReservationDesk, wantedLine } from "../../testing";
import { POST as HOLD } from "../hold/route";
import { POST as CONFIRM } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("what is held is promised with the same units", async () => {
  await make.anEquipment();
  const id = await desk.drafted();
  const { lines } = (await desk.act(HOLD, id, { hours: 2 })).body.data;
  expect((await desk.act(CONFIRM, id)).body.data).toMatchObject({
    status: "CONFIRMED",
    hold_until: null,
    lines,
  });
});

test("a unit that is ready a day later is not promised at once", async () => {
  await make.anEquipment();
  await desk.confirmed();
  const next = [{ ...wantedLine, from_date: "2036-12-20", to_date: "2036-12-22" }];
  const id = await desk.drafted({}, next);
  await database()
    .update(settings)
    .set({ turnaroundDays: { LVMNOS: 1 } });
  expect((await desk.act(CONFIRM, id)).body.code).toBe("resource_reserved");
  await database().update(settings).set({ turnaroundDays: {} });
  expect((await desk.act(CONFIRM, id)).body.error).toBeUndefined();
});

test("of fifty who would confirm one unit, one does", async () => {
  const unit = await make.anEquipment();
  const ids = [];
  for (let at = 0; at < 50; at += 1) ids.push(await desk.drafted());
  const answers = await Promise.all(ids.map((id) => desk.act(CONFIRM, id)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
  expect(await listFirmClaims(unit.id)).toHaveLength(1);
});

describe("what is promised", () => {
  test("a unit that another was promised is not assigned for those days", async () => {
    const unit = await make.anEquipment();
    const id = await desk.confirmed();
    const { code } = (await desk.get(id)).body.data;
    const elsewhere = await make.aProject();
    const { status, body } = await desk.add(unit, {}, elsewhere);
    expect([status, body.code]).toEqual([400, "resource_reserved"]);
    const said = `${unit.code} está reservado desde el 01/12/2036 (${code}).`;
    expect(body.field_errors).toEqual({ "items.0.operation_end_date": [said] });
    const before = await desk.add(unit, { operation_end_date: "2036-12-01" }, elsewhere);
    expect(before.status).toBe(201);
    expect(before.body).not.toHaveProperty("warnings");
    const longer = await call(CHANGE, {
      as: desk.office,
      method: "PUT",
      body: { id: before.body.data[0].id, operation_end_date: "2036-12-03" },
    });
    expect(longer.body).toMatchObject({
      code: "resource_reserved",
      field_errors: { operation_end_date: [said] },
    });
  });

  test("nor is it brought back", async () => {
    const unit = await make.anEquipment();
    const elsewhere = await make.aProject();
    const { body } = await desk.add(unit, {}, elsewhere);
    const { id } = body.data[0];
    await call(RELEASE, { as: desk.office, body: { id } });
    await desk.confirmed();
    const again = await call(REACTIVATE, { as: desk.office, body: { id } });
    expect([again.status, again.body.code]).toEqual([400, "resource_reserved"]);
  });

  test("an open-ended assignment meets every promise ahead, a service none", async () => {
    const unit = await make.anEquipment();
    const days = { fromDate: "2037-05-01", toDate: null };
    const { reservation } = await make.aPromisedUnit({ equipmentId: unit.id, ...days });
    const { body } = await desk.add(unit, { operation_end_date: null });
    expect(body.error).toContain(`01/05/2037 (${reservation.code})`);
    const service = await make.aService();
    expect((await desk.add(service, { operation_end_date: null })).status).toBe(201);
  });

  test("a unit that is thought to be back in time may start earlier", async () => {
    const unit = await make.anEquipment();
    const elsewhere = await make.aProject();
    const { body } = await desk.add(
      unit,
      { operation_start_date: "2036-10-20", operation_end_date: "2036-11-01" },
      elsewhere,
    );
    const { id } = body.data[0];
    await database()
      .update(assignments)
      .set({ endDate: null, expectedReturnDate: "2036-11-20" })
      .where(eq(assignments.id, id));
    await desk.confirmed();
    const earlier = (day: string) =>
      call(CHANGE, { as: desk.office, method: "PUT", body: { id, operation_start_date: day } });
    expect((await earlier("2036-10-10")).body.error).toBeUndefined();
    expect((await earlier("2036-11-25")).body.code).toBe("resource_reserved");
  });

  test("a blocked unit is refused with its day", async () => {
    const unit = await make.anEquipment();
    await make.aUnitBlock({ equipmentId: unit.id, fromDate: "2036-12-01" });
    const { body } = await desk.add(unit);
    expect(body.error).toContain(`${unit.code} está bloqueado desde el 01/12/2036.`);
  });

  test.each([{ ofProject: true }, { ofProject: false }])(
    "the promise to the project or its client is kept (of the project: $ofProject)",
    async ({ ofProject }) => {
      const unit = await make.anEquipment();
      const id = await desk.confirmed(ofProject ? { project_id: desk.project.id } : {});
      const { status, body } = await desk.add(unit);
      expect(body.error).toBeUndefined();
      expect(status).toBe(201);
      const { data } = (await desk.get(id)).body;
      expect(data).toMatchObject({
        status: "CONVERTED",
        lines: [{ units: [{ project_resource_id: body.data[0].id, has_yielded: false }] }],
      });
    },
  );

  test("where promises do not block, they yield and are named", async () => {
    const unit = await make.anEquipment();
    const id = await desk.confirmed();
    await database().update(settings).set({ reservationsBlock: "NEVER" });
    const { status, body } = await desk.add(unit, {}, await make.aProject());
    expect(body.error).toBeUndefined();
    await database().update(settings).set({ reservationsBlock: "CONFIRMED" });
    expect(status).toBe(201);
    expect(body.warnings).toEqual([expect.stringContaining(`${unit.code} está reservado`)]);
    const { data } = (await desk.get(id)).body;
    expect(data).toMatchObject({
      status: "CONFIRMED",
      lines: [{ units: [{ has_yielded: true }] }],
    });
  });
});
