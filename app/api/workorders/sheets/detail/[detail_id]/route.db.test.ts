import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as refresh } from "../../[sheet_id]/refresh/route";
import { POST as create } from "../../create/route";
import { POST as reopen } from "../../reopen/route";
import { PUT as update } from "../../update/route";
import { POST as postDays, PUT as putDays } from "./days/route";
import { DELETE, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let rented: Awaited<ReturnType<typeof make.aRentedUnit>>;
let sheetId: number;
let lineId: number;

const linesOf = (id = sheetId) =>
  database()
    .select()
    .from(worksheetLines)
    .where(eq(worksheetLines.worksheetId, id))
    .orderBy(worksheetLines.id);
const sheetOf = async (id = sheetId) =>
  (await database().select().from(worksheets).where(eq(worksheets.id, id)))[0];
const aSheet = async (given: object = {}): Promise<number> =>
  (
    await call(create, {
      as: office,
      body: { project_id: project.id, date: "2026-01-31", ...given },
    })
  ).body.data.id;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  rented = await make.aRentedUnit(project, { cost: "12.35" });
  sheetId = await aSheet();
  lineId = (await linesOf())[0]?.id ?? 0;
});

const setDays = (body: object, id = lineId) =>
  call(putDays, { as: office, method: "PUT", params: { detail_id: id }, body });
const change = (body: object, id = lineId) =>
  call(PUT, { as: office, method: "PUT", params: { detail_id: id }, body });
const remove = (id = lineId) =>
  call(DELETE, { as: office, method: "DELETE", params: { detail_id: id }, body: {} });
const refreshed = (id = sheetId) =>
  call(refresh, { as: office, method: "POST", params: { sheet_id: id }, body: {} });
const costs = (cost: string) =>
  database().update(assignments).set({ cost }).where(eq(assignments.id, rented.assignment.id));

describe("a line", () => {
  test("what is set by hand stays, the rest follows the facts, until it is given back", async () => {
    const { body } = await change({ unit_price: 9, description: "Especial" });
    expect(body.data).toMatchObject({
      is_manual: true,
      quantity: 31,
      subtotal: 279,
      description: "Especial",
      sheet: { subtotal: 279 },
    });
    await database()
      .update(assignments)
      .set({ endDate: "2026-01-10" })
      .where(eq(assignments.id, rented.assignment.id));
    await refreshed();
    expect((await linesOf())[0]).toMatchObject({ quantity: "10.00", unitPrice: "9.00" });
    const back = await change({ is_manual: false });
    expect(back.body.data).toMatchObject({
      id: lineId,
      is_manual: false,
      quantity: 10,
      unit_price: 12.35,
      description: "ALQUILER",
    });
  });

  test("a quantity ends the choice of days", async () => {
    await setDays({ dates: ["2026-01-02"] });
    expect((await change({ quantity: 5 })).body.data.quantity).toBe(5);
    expect((await linesOf())[0]?.billedDays).toHaveLength(31);
  });

  test("removed, it comes back as the facts ask; an automatic one is refused", async () => {
    expect(await remove()).toMatchObject({ status: 400, body: { code: "line_automatic" } });
    await setDays({ days: 3 });
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: lineId, sheet: { id: sheetId, subtotal: 382.85 } });
    expect(await linesOf()).toMatchObject([{ quantity: "31.00", isManual: false }]);
    expect((await remove()).status).toBe(404);
  });

  test("whose facts are gone stays by hand, and can only be removed", async () => {
    await setDays({ days: 3 });
    await database().delete(assignments);
    await refreshed();
    expect(await linesOf()).toMatchObject([{ id: lineId, quantity: "3.00", billedDays: [] }]);
    expect(await change({ is_manual: false })).toMatchObject({
      status: 400,
      body: { code: "line_without_facts" },
    });
    expect((await remove()).body.data.sheet.total).toBe(0);
  });

  test("written by hand changes freely and never becomes automatic", async () => {
    const line = await make.aWorksheetLine({ worksheetId: sheetId });
    const changed = await change({ quantity: 2, unit_price: "3.33" }, line.id);
    expect(changed.body.data).toMatchObject({ subtotal: 6.66, kind: "MANUAL", is_manual: true });
    const { status, body } = await change({ is_manual: false }, line.id);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty("is_manual");
    expect((await remove(line.id)).status).toBe(200);
  });

  test.each([
    ["null for a required field", { description: null }, "description"],
    ["a negative price", { unit_price: -1 }, "unit_price"],
    ["hand and no hand", { is_manual: false, quantity: 3 }, "is_manual"],
  ])("refuses %s", async (_, body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body.field_errors).toHaveProperty(field);
  });
});

describe.each([
  ["LIQUIDATED", { status: "LIQUIDATED" }, "worksheet_not_open"],
  ["INVOICED", { status: "INVOICED" }, "worksheet_not_open"],
  ["CANCELLED", { status: "CANCELLED" }, "worksheet_not_open"],
  ["locked", { is_closed: true }, "worksheet_locked"],
])("a sheet that is %s", (status, standing, code) => {
  test("changes through no path", async () => {
    const manual = await make.aWorksheetLine({ worksheetId: sheetId });
    await refreshed();
    await call(update, { as: office, method: "PUT", body: { id: sheetId, ...standing } });
    const before = [await linesOf(), await sheetOf()];
    const refused = { status: 400, body: { code } };
    expect(await setDays({ days: 1 })).toMatchObject(refused);
    expect(await setDays({ dates: ["2026-01-02"] })).toMatchObject(refused);
    expect(await change({ quantity: 1 })).toMatchObject(refused);
    expect(await change({ is_manual: false })).toMatchObject(refused);
    expect(await remove(manual.id)).toMatchObject(refused);
    expect(await refreshed()).toMatchObject(refused);
    await costs("99.00");
    await make.aRentedUnit(project, { startDate: "2026-01-01" });
    await aSheet({ period_start: "2026-05-01", period_end: "2026-05-02" });
    expect([await linesOf(), await sheetOf()]).toEqual(before);
  });

  if (status === "LIQUIDATED" || status === "INVOICED")
    test("reopened, it takes changes again", async () => {
      await call(update, { as: office, method: "PUT", body: { id: sheetId, ...standing } });
      await call(reopen, { as: office, body: { id: sheetId } });
      expect((await setDays({ days: 1 })).body.data.sheet.subtotal).toBe(12.35);
    });
});

test("401, 403, and 404 before 400", async () => {
  const params = { detail_id: lineId };
  const technician = await make.aSession("TECNICO");
  for (const handler of [PUT, DELETE, putDays, postDays]) {
    const asked = { method: "PUT", params, body: { days: 1 } };
    expect((await call(handler, asked)).status).toBe(401);
    expect((await call(handler, { ...asked, as: technician })).status).toBe(403);
    const missing = { ...asked, as: office, params: { detail_id: 2_147_483_647 }, body: {} };
    expect((await call(handler, missing)).status).toBe(404);
  }
  await database().update(worksheets).set({ isDeleted: true });
  expect((await setDays({ days: 1 })).status).toBe(404);
});
