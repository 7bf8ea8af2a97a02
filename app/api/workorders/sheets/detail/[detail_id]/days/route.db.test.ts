import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as refresh } from "../../../[sheet_id]/refresh/route";
import { POST as create } from "../../../create/route";
import { PUT as update } from "../../../update/route";
import { POST, PUT } from "./route";

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
const aSheet = async (): Promise<number> => {
  const body = { project_id: project.id, date: "2026-01-31" };
  return (await call(create, { as: office, body })).body.data.id;
};
const setDays = (body: object) =>
  call(PUT, { as: office, method: "PUT", params: { detail_id: lineId }, body });

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  rented = await make.aRentedUnit(project, { cost: "12.35" });
  sheetId = await aSheet();
  lineId = (await linesOf())[0]?.id ?? 0;
});

test("a number sets the quantity, by PUT and by POST, and a refresh leaves it", async () => {
  const { status, body } = await setDays({ days: "20.5" });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id: lineId,
    quantity: 20.5,
    unit_price: 12.35,
    subtotal: 253.18,
    sheet: { id: sheetId, subtotal: 253.18, tax_amount: 37.98, total: 291.16 },
  });
  const zero = await call(POST, {
    as: office,
    params: { detail_id: lineId },
    body: { days: 0 },
  });
  expect(zero.body.data).toMatchObject({ quantity: 0, subtotal: 0, sheet: { total: 0 } });
  await setDays({ days: 20 });
  await database()
    .update(assignments)
    .set({ cost: "10.00" })
    .where(eq(assignments.id, rented.assignment.id));
  await call(refresh, { as: office, method: "POST", params: { sheet_id: sheetId }, body: {} });
  expect(await linesOf()).toMatchObject([
    { id: lineId, quantity: "20.00", unitPrice: "10.00", subtotal: "200.00", isManual: true },
  ]);
});

test("a number keeps the days of the facts from other sheets, dates only those chosen", async () => {
  await setDays({ days: 20 });
  const other = await aSheet();
  expect(await linesOf(other)).toEqual([]);
  const dates = ["2026-01-31", "2026-01-02", "2026-01-10"];
  const { body } = await setDays({ dates });
  expect(body.data).toMatchObject({ quantity: 3, subtotal: 37.05 });
  expect((await linesOf())[0]?.billedDays).toEqual(["2026-01-02", "2026-01-10", "2026-01-31"]);
  const [theirs] = await linesOf(other);
  expect(theirs).toMatchObject({ quantity: "28.00" });
  expect(theirs?.billedDays).not.toContain("2026-01-10");
  const again = await setDays({ dates: ["2026-01-03"] });
  expect(again).toMatchObject({ status: 400, body: { code: "day_billed" } });
});

test("a day at the end of a long period is a day as any", async () => {
  await call(update, {
    as: office,
    method: "PUT",
    body: { id: sheetId, period_end: "2026-02-11" },
  });
  expect((await linesOf())[0]?.quantity).toBe("42.00");
  expect((await setDays({ dates: ["2026-02-11", "2026-01-11"] })).body.data.quantity).toBe(2);
});

test.each([
  ["nothing", {}, "days"],
  ["null", { days: null }, "days"],
  ["a negative", { days: -1 }, "days"],
  ["words", { days: "ten" }, "days"],
  ["a date outside the period", { dates: ["2026-02-01"] }, "dates"],
  ["a date twice", { dates: ["2026-01-02", "2026-01-02"] }, "dates"],
  ["an impossible date", { dates: ["2026-02-30"] }, "dates.0"],
  ["days that are not the dates", { days: 3, dates: ["2026-01-02"] }, "days"],
])("refuses %s and changes nothing", async (_, body, field) => {
  const before = [await linesOf(), await sheetOf()];
  const answer = await setDays(body);
  expect(answer.status).toBe(400);
  expect(answer.body.field_errors).toHaveProperty(field);
  expect([await linesOf(), await sheetOf()]).toEqual(before);
});
