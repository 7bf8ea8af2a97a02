import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { settings, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET as items } from "../items/[sheet_project_id]/route";
import { POST } from "./route";

type Member = Awaited<ReturnType<typeof make.aSession>>;
let office: Member;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-10" });
});

const create = (body: object, as: Member = office) =>
  call(POST, { as, body: { project_id: project.id, date: "2026-01-31", ...body } });
const linesOf = async (id: number) =>
  (await call(items, { as: office, params: { sheet_project_id: id } })).body.data;
const stored = async (id: number) =>
  (await database().select().from(worksheets).where(eq(worksheets.id, id)))[0];

test("opens a sheet of the month cut to the project, whose lines and totals write themselves", async () => {
  const { unit } = await make.aRentedUnit(project, { cost: "12.35", startDate: "2026-01-15" });
  const { status, body } = await create({ observations: "Enero" });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    series_code: expect.stringMatching(/^FAE-PS-\d{4}-0001$/),
    project_id: project.id,
    date: "2026-01-31",
    status: "IN_PROGRESS",
  });
  expect(await stored(body.data.id)).toMatchObject({
    periodStart: "2026-01-10",
    periodEnd: "2026-01-31",
    issueDate: "2026-01-31",
    observations: "Enero",
    subtotal: "209.95",
    taxPercentage: "15.00",
    taxAmount: "31.49",
    total: "241.44",
  });
  const [line] = await linesOf(body.data.id);
  expect(line).toMatchObject({
    description: "ALQUILER",
    quantity: 17,
    unit_price: 12.35,
    subtotal: 209.95,
    reference_document: `ALQUILER ${unit.code}`,
    is_manual: false,
    kind: "RENT",
    resource_item_code: unit.code,
  });
  expect(line.billed_days).toHaveLength(17);
});

test("takes every optional field, 42 days and its own tax", async () => {
  await make.aRentedUnit(project, { startDate: "2026-01-10" });
  const { body } = await create({
    issue_date: "2026-02-01 08:30:00",
    period_start: "2026-01-10",
    period_end: "2026-02-20",
    tax_percentage: 0,
    service_type: "ALQUILER",
    contact_reference: "Luis",
    contact_phone_reference: "099",
    client_po_reference: "OC-1",
    final_disposition_reference: "CDF-1",
    invoice_reference: "F-1",
  });
  expect(await stored(body.data.id)).toMatchObject({
    issueDate: "2026-02-01",
    clientOrderReference: "OC-1",
    taxPercentage: "0.00",
    subtotal: "420.00",
    total: "420.00",
  });
  expect((await linesOf(body.data.id))[0].quantity).toBe(42);
});

test.each(["LIQUIDATED", "INVOICED"])("a sheet born %s has its lines too", async (status) => {
  await make.aRentedUnit(project);
  const { body } = await create({ status });
  expect(body.data.status).toBe(status);
  expect((await stored(body.data.id))?.subtotal).toBe("220.00");
});

test("null is not said", async () => {
  const { body } = await create({ status: null, period_start: null, tax_percentage: null });
  expect(body.data.status).toBe("IN_PROGRESS");
});

test("prefix and tax come from the settings, the tax stays with the sheet", async () => {
  await database().update(settings).set({ documentPrefix: "RENTA", taxPercentage: "12" });
  const { body } = await create({});
  expect(body.data.series_code).toMatch(/^RENTA-PS-/);
  expect((await stored(body.data.id))?.taxPercentage).toBe("12.00");
});

test("each fact of overlapping sheets is billed by the first created", async () => {
  await make.aRentedUnit(project, { startDate: "2026-01-10" });
  const first = await create({ period_start: "2026-01-15", period_end: "2026-01-25" });
  const second = await create({ period_start: "2026-01-10", period_end: "2026-01-31" });
  const third = await create({ period_start: "2026-01-10", period_end: "2026-01-31" });
  expect((await linesOf(first.body.data.id))[0].quantity).toBe(11);
  expect((await linesOf(second.body.data.id))[0].quantity).toBe(11);
  expect(await linesOf(third.body.data.id)).toEqual([]);
});

test.each([
  ["no project", { project_id: undefined }, "project_id"],
  ["no date", { date: undefined }, "date"],
  ["null date", { date: null }, "date"],
  ["an impossible date", { date: "2026-02-30" }, "date"],
  ["an unknown status", { status: "OPEN" }, "status"],
  ["cancelled from birth", { status: "CANCELLED" }, "status"],
  ["a tax above 100", { tax_percentage: 101 }, "tax_percentage"],
  ["a period backwards", { period_start: "2026-01-20", period_end: "2026-01-10" }, "period_end"],
  ["a century", { period_start: "1950-01-01", period_end: "2050-01-01" }, "period_end"],
])("refuses %s and writes nothing", async (_, given, field) => {
  const { status, body } = await create(given);
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(field);
  expect(await database().$count(worksheets)).toBe(0);
});

test("refuses a closed project, and does not find a missing, inactive or deleted one", async () => {
  project = await make.aProject({ isClosed: true });
  expect(await create({})).toMatchObject({ status: 400, body: { code: "project_closed" } });
  for (const given of [{ isActive: false }, { isDeleted: true }]) {
    project = await make.aProject(given);
    expect((await create({})).status).toBe(404);
  }
  expect((await create({ project_id: 2_147_483_647 })).status).toBe(404);
});

test("strangers get 401, technicians 403", async () => {
  expect((await call(POST, { body: {} })).status).toBe(401);
  expect((await create({}, await make.aSession("TECNICO"))).status).toBe(403);
});

test("the same Idempotency-Key opens one sheet", async () => {
  const asked = {
    as: office,
    body: { project_id: project.id, date: "2026-01-31" },
    headers: { "Idempotency-Key": "enero" },
  };
  const [one, two] = await Promise.all([call(POST, asked), call(POST, asked)]);
  expect(one.body).toEqual(two.body);
  expect(await database().$count(worksheets)).toBe(1);
});

test("all at once, some refused: series codes without repetition and without gaps", async () => {
  const atOnce = extent(6, 20);
  const projects = [project, await make.aProject(), await make.aProject({ isClosed: true })];
  const answers = await Promise.all(
    Array.from({ length: 6 * atOnce }, (_, index) =>
      create({ project_id: projects[index % 6 === 5 ? 2 : index % 2]?.id }),
    ),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(5 * atOnce);
  const numbers = made.map(({ body }) => Number(body.data.series_code.slice(-4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 5 * atOnce }, (_, index) => index + 1),
  );
}, 60_000);
