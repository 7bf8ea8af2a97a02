import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { GET as GET_EVENT, PUT as SAVE_EVENT } from "@/app/api/calendar/events/[event_id]/route";
import { DELETE as REMOVE_ASSIGNMENT } from "@/app/api/projects/resources/delete/[id_project_resource]/route";
import { PUT as SAVE_ASSIGNMENT } from "@/app/api/projects/resources/update/route";
import { POST as MARK } from "@/app/api/schedule/visits/route";
import { GET as GET_SETTINGS, PUT as SAVE_SETTINGS } from "@/app/api/settings/route";
import { GET as GET_VEHICLE } from "@/app/api/vehicles/[vehicle_id]/route";
import { POST as SAVE_PASS } from "@/app/api/vehicles/pass_vehicle/route";
import { POST as ADD_CHAIN } from "@/app/api/workorders/custody_chain/create/route";
import { GET as GET_CHAIN } from "@/app/api/workorders/custody_chain/detail/[id]/route";
import { GET as GET_SHEET } from "@/app/api/workorders/sheets/[sheet_id]/route";
import { PUT as SAVE_LINE } from "@/app/api/workorders/sheets/detail/[detail_id]/route";
import { POST as ADD_LINE } from "@/app/api/workorders/sheets/items/[sheet_project_id]/route";
import { PUT as SAVE_SHEET } from "@/app/api/workorders/sheets/update/route";
import { database } from "@/db/client";
import { changes, partners, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { DELETE, GET, PUT } from "./partners/[partner_id]/route";
import { POST as ADD_PARTNER } from "./partners/route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let partner: Awaited<ReturnType<typeof make.aPartner>>;

beforeEach(async () => {
  office = await make.aSession();
  partner = await make.aPartner();
});

const tagOf = async (handler: Handler, params: Record<string, number>) =>
  (await call(handler, { as: office, params })).headers.get("etag");
const read = () => tagOf(GET, { partner_id: partner.id });
const save = (body: object, tag: string | null, id = partner.id) =>
  call(PUT, {
    as: office,
    params: { partner_id: id },
    body,
    method: "PUT",
    headers: tag === null ? {} : { "if-match": tag },
  });
const stored = async () =>
  (await database().select().from(partners).where(eq(partners.id, partner.id)))[0];

test("a change asks for the version that was read, and tells the one it made", async () => {
  const seen = await read();
  expect(seen).toMatch(/^"\d+"$/);
  const first = await save({ phone: "022345678" }, seen);
  expect(first.status).toBe(200);
  expect(first.headers.get("etag")).toBe(await read());
  expect(first.headers.get("etag")).not.toBe(seen);
  const late = await save({ address: "Otra" }, seen);
  expect(late).toMatchObject({ status: 412, body: { code: "precondition_failed" } });
  expect(late.headers.get("etag")).toBeNull();
  expect(await stored()).toMatchObject({ phone: "022345678", address: partner.address });
  expect((await save({ address: "Otra" }, first.headers.get("etag"))).status).toBe(200);
});

test("a weak tag, one of several and a star are understood; without a tag nothing is asked", async () => {
  expect((await save({ notes: "1" }, `W/${await read()}`)).status).toBe(200);
  expect((await save({ notes: "2" }, `"0", ${await read()}`)).status).toBe(200);
  expect((await save({ notes: "3" }, "*")).status).toBe(200);
  expect((await save({ notes: "4" }, null)).status).toBe(200);
});

test("it is asked after 404 and before 400", async () => {
  expect((await save({}, '"0"', 999_999)).status).toBe(404);
  expect((await save({ name: null }, '"0"')).status).toBe(412);
  expect((await save({ name: null }, await read())).status).toBe(400);
  await call(DELETE, { as: office, params: { partner_id: partner.id }, method: "DELETE" });
  expect((await save({}, '"0"')).status).toBe(404);
});

test("of two changes from one version at once, one is told that it is late", async () => {
  for (let round = 0; round < 8; round += 1) {
    const seen = await read();
    const answers = await Promise.all([
      save({ phone: `02234567${round}` }, seen),
      save({ address: `Calle ${round}` }, seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  }
});

test("a deletion asks too", async () => {
  const seen = await read();
  await save({ notes: "Nueva" }, seen);
  const remove = (tag: string | null) =>
    call(DELETE, {
      as: office,
      params: { partner_id: partner.id },
      method: "DELETE",
      headers: { "if-match": tag ?? "" },
    });
  expect((await remove(seen)).status).toBe(412);
  expect((await remove(await read())).status).toBe(200);
});

test("what is made carries its version, its parts included", async () => {
  const body = { business_tax_id: "1790016919001", name: "Nuevo", address: "Quito" };
  const made = await call(ADD_PARTNER, { as: office, body });
  expect(made.headers.get("etag")).toBe(await tagOf(GET, { partner_id: made.body.data.id }));

  const { assignment } = await make.aRentedUnit(await make.aProject());
  const sheet = await make.aWorksheet({ projectId: assignment.projectId });
  const chain = await call(ADD_CHAIN, {
    as: office,
    body: {
      sheet_project_id: sheet.id,
      date: sheet.date,
      type_waste: "LODOS",
      contact_name: "Rosa Tapia",
    },
  });
  expect(chain.status).toBe(201);
  expect(chain.headers.get("etag")).toBe(await tagOf(GET_CHAIN, { id: chain.body.data.id }));
});

describe("children raise their parents", () => {
  test("a pass its vehicle, which keeps its stamps and its history", async () => {
    const vehicle = await make.aVehicle();
    const row = async () =>
      (await database().select().from(vehicles).where(eq(vehicles.id, vehicle.id)))[0];
    const [seen, before] = [await tagOf(GET_VEHICLE, { vehicle_id: vehicle.id }), await row()];
    const pass = { vehicle_id: vehicle.id, bloque: "BLOCK_16", fecha_caducidad: "2027-03-31" };
    const saved = await call(SAVE_PASS, { as: office, body: pass });
    expect(saved.headers.get("etag")).toBe('"1"');
    expect(await tagOf(GET_VEHICLE, { vehicle_id: vehicle.id })).not.toBe(seen);
    const { updatedAt, updatedBy } = (await row()) ?? {};
    expect({ updatedAt, updatedBy }).toEqual({
      updatedAt: before?.updatedAt,
      updatedBy: before?.updatedBy,
    });
    const told = await database()
      .select()
      .from(changes)
      .where(eq(changes.recordType, "vehicle"))
      .orderBy(changes.id);
    expect(told.map(({ action }) => action)).toEqual(["INSERT"]);
  });

  test("a line its sheet: whoever saw the sheet before is late for another line", async () => {
    const sheet = await make.aWorksheet();
    const line = await make.aWorksheetLine({ worksheetId: sheet.id });
    const seen = await tagOf(GET_SHEET, { sheet_id: sheet.id });
    const add = (tag: string | null) =>
      call(ADD_LINE, {
        as: office,
        params: { sheet_project_id: sheet.id },
        body: { description: "Flete", quantity: 1, unit_price: 10 },
        headers: { "if-match": tag ?? "" },
      });
    expect((await add(seen)).status).toBe(201);
    expect((await add(seen)).status).toBe(412);
    const change = await call(SAVE_LINE, {
      as: office,
      params: { detail_id: line.id },
      body: { description: "Otra" },
      method: "PUT",
      headers: { "if-match": seen ?? "" },
    });
    expect(change.status).toBe(412);
  });

  test("an operator block the settings", async () => {
    const before = await call(GET_SETTINGS, { as: office });
    const [block, ...others] = before.body.data.operator_blocks;
    await call(SAVE_SETTINGS, {
      as: office,
      method: "PUT",
      body: { operator_blocks: [{ ...block, label: "Bloque nuevo" }, ...others] },
    });
    const after = await call(GET_SETTINGS, { as: office });
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });
});

describe("the identifier in the body", () => {
  test("of a work sheet", async () => {
    const sheet = await make.aWorksheet();
    const seen = await tagOf(GET_SHEET, { sheet_id: sheet.id });
    const change = (tag: string | null) =>
      call(SAVE_SHEET, {
        as: office,
        method: "PUT",
        body: { id: sheet.id, observations: "Revisada" },
        headers: { "if-match": tag ?? "" },
      });
    const done = await change(seen);
    expect(done.status).toBe(200);
    expect(done.headers.get("etag")).toBe(await tagOf(GET_SHEET, { sheet_id: sheet.id }));
    expect((await change(seen)).status).toBe(412);
  });

  test("of an assignment, which is removed for good only as it was seen", async () => {
    const { assignment } = await make.aRentedUnit(await make.aProject());
    const change = (cost: number, tag?: string | null) =>
      call(SAVE_ASSIGNMENT, {
        as: office,
        method: "PUT",
        body: { id: assignment.id, cost },
        headers: tag ? { "if-match": tag } : {},
      });
    const seen = (await change(10)).headers.get("etag");
    expect((await change(11, seen)).status).toBe(200);
    expect((await change(12, seen)).status).toBe(412);
    const remove = (tag: string) =>
      call(REMOVE_ASSIGNMENT, {
        as: office,
        method: "DELETE",
        params: { id_project_resource: assignment.id },
        headers: { "if-match": tag },
      });
    expect((await remove(seen ?? "")).status).toBe(412);
    expect((await remove((await change(13)).headers.get("etag") ?? "")).status).toBe(204);
  });
});

test("an event with the units it speaks of", async () => {
  const event = await make.aCalendarEvent();
  const unit = await make.anEquipment();
  const seen = await tagOf(GET_EVENT, { event_id: event.id });
  const change = (body: object) =>
    call(SAVE_EVENT, {
      as: office,
      method: "PUT",
      params: { event_id: event.id },
      body,
      headers: { "if-match": seen ?? "" },
    });
  const done = await change({ details: [{ resource_item_id: unit.id }] });
  expect(done.status).toBe(200);
  expect(done.headers.get("etag")).toBe(await tagOf(GET_EVENT, { event_id: event.id }));
  expect((await change({ title: "Tarde" })).status).toBe(412);
});

test("a visit that somebody marked meanwhile", async () => {
  const { assignment } = await make.aRentedUnit(await make.aProject());
  const service = await make.anAssignment({
    projectId: assignment.projectId,
    kind: "SERVICIO",
    equipmentId: (await make.aService()).id,
    startDate: assignment.startDate,
  });
  const mark = (status: string, headers = {}) =>
    call(MARK, {
      as: office,
      body: {
        project_resource_id: service.id,
        date: service.startDate,
        status,
        reason: "Lluvia",
      },
      headers,
    });
  const first = await mark("DONE");
  expect(first.status).toBe(201);
  const seen = first.headers.get("etag");
  expect(seen).toBe('"1"');
  expect((await mark("SKIPPED", { "if-match": seen ?? "" })).status).toBe(200);
  expect((await mark("DONE", { "if-match": seen ?? "" })).status).toBe(412);
});
