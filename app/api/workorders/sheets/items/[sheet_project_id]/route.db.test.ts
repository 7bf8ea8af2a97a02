import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET, POST } from "./route";

const line = { description: "Movilización", quantity: "1.5", unit_price: 100.33 };
let office: Awaited<ReturnType<typeof make.aSession>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;

beforeEach(async () => {
  office = await make.aSession();
  sheet = await make.aWorksheet();
});

const add = (body: object, id = sheet.id) =>
  call(POST, { as: office, params: { sheet_project_id: id }, body });
const list = (query: Record<string, number> = {}, id = sheet.id) =>
  call(GET, { as: office, params: { sheet_project_id: id }, query });
const stored = async () =>
  (await database().select().from(worksheets).where(eq(worksheets.id, sheet.id)))[0];

test("adds a line by hand, exact to the cent, with the sheet's new totals", async () => {
  const { status, body } = await add({ ...line, date: "2026-01-20", reference_document: "F-7" });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    date: "2026-01-20",
    description: "Movilización",
    quantity: 1.5,
    unit_price: 100.33,
    subtotal: 150.5,
    reference_document: "F-7",
    is_manual: true,
    kind: "MANUAL",
    sheet: { id: sheet.id, subtotal: 150.5, tax_amount: 22.58, total: 173.08 },
  });
  expect(await stored()).toMatchObject({ subtotal: "150.50", taxAmount: "22.58", total: "173.08" });
});

test("dated as its sheet unless told", async () => {
  expect((await add(line)).body.data.date).toBe("2026-01-31");
});

test("lists the documented keys, a page when one is asked", async () => {
  await add(line);
  await add({ ...line, description: "Otra" });
  const whole = await list();
  expect(whole.body.count).toBeUndefined();
  expect(whole.body.data[0]).toMatchObject({
    id: expect.any(Number),
    date: "2026-01-31",
    description: "Movilización",
    quantity: 1.5,
    unit_price: 100.33,
    subtotal: 150.5,
    reference_document: null,
  });
  const page = await list({ page: 2, page_size: 1 });
  expect(page.body).toMatchObject({ count: 2, data: [{ description: "Otra" }] });
});

test("the same Idempotency-Key adds one line", async () => {
  const asked = {
    as: office,
    params: { sheet_project_id: sheet.id },
    body: line,
    headers: { "Idempotency-Key": "a" },
  };
  await Promise.all([call(POST, asked), call(POST, asked)]);
  expect((await list()).body.data).toHaveLength(1);
});

test.each([
  ["no description", { description: undefined }, "description"],
  ["no quantity", { quantity: undefined }, "quantity"],
  ["no price", { unit_price: undefined }, "unit_price"],
  ["a negative quantity", { quantity: -1 }, "quantity"],
  ["three decimals", { unit_price: "1.005" }, "unit_price"],
  ["an impossible date", { date: "2026-02-30" }, "date"],
])("refuses %s", async (_, given, field) => {
  const { status, body } = await add({ ...line, ...given });
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(field);
  expect(await database().$count(worksheetLines)).toBe(0);
});

test("an amount past what a sheet holds is a clean 400", async () => {
  const huge = { ...line, quantity: "99999999.99", unit_price: "9999999999.99" };
  expect(await add(huge)).toMatchObject({ status: 400, body: { code: "amount_too_large" } });
  const most = { ...line, quantity: 1, unit_price: "9999999999.99" };
  expect(await add(most)).toMatchObject({ status: 400, body: { code: "amount_too_large" } });
});

test.each([
  ["LIQUIDATED", { status: "LIQUIDATED" }, "worksheet_not_open"],
  ["INVOICED", { status: "INVOICED" }, "worksheet_not_open"],
  ["CANCELLED", { status: "CANCELLED" }, "worksheet_not_open"],
  ["locked", { isClosed: true }, "worksheet_locked"],
] as const)("refuses a sheet that is %s", async (_, given, code) => {
  sheet = await make.aWorksheet(given);
  expect(await add(line)).toMatchObject({ status: 400, body: { code } });
  expect(await stored()).toEqual(sheet);
});

test("404 before 400, 401, 403", async () => {
  expect((await add({}, 2_147_483_647)).status).toBe(404);
  expect((await list({}, 2_147_483_647)).status).toBe(404);
  const params = { sheet_project_id: sheet.id };
  expect((await call(POST, { params, body: line })).status).toBe(401);
  const technician = await make.aSession("TECNICO");
  expect((await call(POST, { as: technician, params, body: line })).status).toBe(403);
  expect((await call(GET, { as: technician, params })).status).toBe(200);
});
