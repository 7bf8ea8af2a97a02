import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyChains, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as create } from "../create/route";
import { PUT } from "./route";

type Member = Awaited<ReturnType<typeof make.aSession>>;
let office: Member;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  await make.aRentedUnit(project);
});

const aSheet = async (given: object = {}): Promise<number> =>
  (
    await call(create, {
      as: office,
      body: { project_id: project.id, date: "2026-01-31", ...given },
    })
  ).body.data.id;
const update = (id: number, changes: object, as: Member = office) =>
  call(PUT, { as, method: "PUT", body: { id, ...changes } });
const stored = async (id: number) =>
  (await database().select().from(worksheets).where(eq(worksheets.id, id)))[0];
const linesOf = (id: number) =>
  database().select().from(worksheetLines).where(eq(worksheetLines.worksheetId, id));
const daysOf = async (id: number) => (await linesOf(id)).map(({ quantity }) => Number(quantity));

test("changes only the given fields and answers the sheet as listed, with its observations", async () => {
  const id = await aSheet({ observations: "Uno" });
  const { status, body } = await update(id, { date: "2026-02-15T10:00:00" });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id,
    project_id: project.id,
    series_code: expect.any(String),
    date: "2026-02-15",
    status: "IN_PROGRESS",
    subtotal: 310,
    tax_percentage: 15,
    tax_amount: 46.5,
    total: 356.5,
    observations: "Uno",
  });
  expect((await stored(id))?.periodStart).toBe("2026-01-01");
  expect((await update(id, { observations: null })).body.data.observations).toBeNull();
  expect((await update(id, {})).status).toBe(200);
});

test("a new period or tax rewrites lines and totals at once", async () => {
  const id = await aSheet();
  const { body } = await update(id, {
    period_start: "2026-01-10",
    period_end: "2026-02-20",
    tax_percentage: "12.5",
  });
  expect(body.data).toMatchObject({ subtotal: 420, tax_amount: 52.5, total: 472.5 });
  expect(await daysOf(id)).toEqual([42]);
  const both = await update(id, { period_end: "2026-01-19", status: "LIQUIDATED" });
  expect(both.body.data).toMatchObject({ subtotal: 100, status: "LIQUIDATED" });
});

test("liquidating completes the draft chains of the sheet and no other", async () => {
  const id = await aSheet();
  const draft = await make.aCustodyChain({ worksheetId: id });
  const cancelled = await make.aCustodyChain({ worksheetId: id, status: "CANCELLED" });
  const other = await make.aCustodyChain();
  await update(id, { status: "LIQUIDATED" });
  const statusOf = async (chain: { id: number }) =>
    (await database().select().from(custodyChains).where(eq(custodyChains.id, chain.id)))[0]
      ?.status;
  expect(await Promise.all([draft, cancelled, other].map(statusOf))).toEqual([
    "COMPLETED",
    "CANCELLED",
    "DRAFT",
  ]);
});

test("any status may follow any other, and lines of a sheet that stands still do not change", async () => {
  const id = await aSheet();
  for (const status of ["LIQUIDATED", "INVOICED", "CANCELLED"]) {
    await update(id, { status });
    await make.aRentedUnit(project, { startDate: "2026-01-31" });
    expect((await update(id, { observations: status })).body.data).toMatchObject({
      status,
      subtotal: 310,
    });
  }
  expect((await update(id, { status: "IN_PROGRESS" })).body.data.subtotal).toBe(340);
});

test("cancelling frees what the sheet billed, and coming back gives way to what others bill by hand", async () => {
  const first = await aSheet();
  const second = await aSheet();
  expect(await linesOf(second)).toEqual([]);
  await update(first, { status: "CANCELLED" });
  expect(await daysOf(second)).toEqual([31]);
  const [line] = await linesOf(second);
  const billedDays = ["2026-01-05", "2026-01-06"];
  await database()
    .update(worksheetLines)
    .set({
      isManual: true,
      manualFields: ["billedDays"],
      billedDays,
      quantity: "2",
      subtotal: "20",
    })
    .where(eq(worksheetLines.id, line?.id ?? 0));
  await update(first, { status: "LIQUIDATED" });
  expect(await daysOf(first)).toEqual([29]);
  expect(await daysOf(second)).toEqual([2]);
});

test("a locked sheet takes no change but its unlocking", async () => {
  const id = await aSheet();
  expect((await update(id, { is_closed: true })).status).toBe(200);
  const before = [await stored(id), await linesOf(id)];
  for (const changes of [
    { observations: "x" },
    { status: "LIQUIDATED" },
    { period_end: "2026-01-15" },
    { is_closed: true },
  ])
    expect(await update(id, changes)).toMatchObject({
      status: 400,
      body: { code: "worksheet_locked" },
    });
  await make.aRentedUnit(project);
  await aSheet({ period_start: "2026-03-01", period_end: "2026-03-02" });
  expect([await stored(id), await linesOf(id)]).toEqual(before);
  expect((await update(id, { is_closed: false })).body.data.subtotal).toBe(620);
});

test.each(["LIQUIDATED", "INVOICED", "CANCELLED"])(
  "period and tax of a sheet that is %s stay, unless it opens again",
  async (status) => {
    const id = await aSheet();
    await update(id, { status });
    for (const changes of [{ period_end: "2026-01-15" }, { tax_percentage: 0 }])
      expect(await update(id, changes)).toMatchObject({
        status: 400,
        body: { code: "worksheet_not_open" },
      });
    const { body } = await update(id, { period_end: "2026-01-15", status: "IN_PROGRESS" });
    expect(body.data.subtotal).toBe(150);
  },
);

test.each([
  ["no id", { id: undefined }, "id"],
  ["id 0", { id: 0 }, "id"],
  ["an unknown status", { status: "DONE" }, "status"],
  ["null date", { date: null }, "date"],
  ["a period backwards", { period_end: "2025-01-01" }, "period_end"],
  ["text for a flag", { is_closed: "yes" }, "is_closed"],
])("refuses %s and changes nothing", async (_, changes, field) => {
  const id = await aSheet();
  const before = await stored(id);
  const { status, body } = await update(id, { observations: "x", ...changes });
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(field);
  expect(await stored(id)).toEqual(before);
});

test("does not find a missing or deleted sheet; 401 and 403 as everywhere", async () => {
  const id = await aSheet();
  expect((await update(id, {}, await make.aSession("TECNICO"))).status).toBe(403);
  expect((await call(PUT, { method: "PUT", body: { id } })).status).toBe(401);
  await database().update(worksheets).set({ isDeleted: true });
  expect((await update(id, {})).status).toBe(404);
  expect((await update(2_147_483_647, {})).status).toBe(404);
});
