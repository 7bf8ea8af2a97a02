import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as get } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const ask = (report: string, query: Record<string, string> = {}) =>
  call(get, { as: office, params: { report }, query });

const sheets = async () => {
  const { id: projectId } = await make.aProject({ location: "Campo Norte" });
  const sheet = (date: string, subtotal: string, total: string, given = {}) =>
    make.aWorksheet({
      ...{ projectId, date, subtotal, total },
      taxAmount: (Number(total) - Number(subtotal)).toFixed(2),
      ...given,
    });
  await sheet("2026-03-31", "100.10", "115.12");
  await sheet("2026-03-15", "200.20", "230.23", { status: "INVOICED" });
  await sheet("2026-03-20", "999.00", "999.00", { status: "CANCELLED" });
  await sheet("2026-02-20", "50.00", "57.50");
  await sheet("2025-03-31", "10.00", "11.50");
};

const march = { period_from: "2026-03-01", period_to: "2026-03-31" };

test("gives rows and totals beside the period before and a year earlier", async () => {
  await sheets();
  const { status, body } = await ask("worksheets", { ...march, sort: "total" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    count: 2,
    page: 1,
    period: { from: "2026-03-01", to: "2026-03-31" },
    totals: { sheets: 2, subtotal: 300.3, tax: 45.05, total: 345.35 },
    previous_period: {
      period: { from: "2026-01-29", to: "2026-02-28" },
      totals: { total: 57.5 },
    },
    previous_year: { period: { from: "2025-03-01", to: "2025-03-31" }, totals: { total: 11.5 } },
  });
  expect(body.data.map(({ total }: { total: number }) => total)).toEqual([115.12, 230.23]);
});

test("pages, filters, searches", async () => {
  await sheets();
  const second = await ask("worksheets", { ...march, page: "2", page_size: "1", sort: "-total" });
  expect(second.body.data).toMatchObject([{ total: 115.12, status: "IN_PROGRESS" }]);
  const cancelled = await ask("worksheets", { ...march, status: "CANCELLED,INVOICED" });
  expect(cancelled.body).toMatchObject({ count: 2, totals: { total: 1229.23 } });
  expect((await ask("worksheets", { ...march, search: "campo nórte" })).body.count).toBe(2);
  expect((await ask("worksheets", { ...march, search: "facturada" })).body.count).toBe(1);
  expect((await ask("worksheets", { ...march, search: "otro" })).body.count).toBe(0);
  const byState = await ask("worksheets", { ...march, sort: "status" });
  expect(byState.body.data.map(({ status }: { status: string }) => status)).toEqual([
    "IN_PROGRESS",
    "INVOICED",
  ]);
});

test.each([
  [{ period_from: "2026-02-30" }, "period_from"],
  [{ period_from: "2026-03-02", period_to: "2026-03-01" }, "period_to"],
  [{ status: "LOST" }, "status"],
  [{ status: "INVOICED,LOST" }, "status"],
  [{ partner_id: "x" }, "partner_id"],
  [{ sort: "colour" }, "sort"],
  [{ format: "doc" }, "format"],
])("refuses %j", async (query, field) => {
  const { status, body } = await ask("worksheets", query);
  expect(status).toBe(400);
  expect(Object.keys(body.field_errors)).toEqual([field]);
});

test("an unknown report is not there", async () => {
  expect((await ask("nothing-of-the-kind")).status).toBe(404);
  expect((await ask("../etc/passwd")).status).toBe(404);
});

const file = async (format: string) =>
  get(
    new Request(
      `http://localhost/api/reports/worksheets/?format=${format}&period_from=2026-03-01&period_to=2026-03-31`,
      { headers: { cookie: office.cookie } },
    ),
    { params: Promise.resolve({ report: "worksheets" }) },
  );

test.each([
  ["csv", "text/csv; charset=utf-8", "\uFEFF"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
  ["pdf", "application/pdf", "%PDF"],
])("is saved as %s", async (format, type, start) => {
  await sheets();
  const response = await file(format);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString("utf8").startsWith(start)).toBe(true);
});

test("formulas in a name come out as text", async () => {
  const partner = await make.aPartner({ name: '=HYPERLINK("http://x")' });
  const project = await make.aProject({ partnerId: partner.id, location: "+1" });
  await make.aWorksheet({ projectId: project.id, date: "2026-03-31" });
  const text = await (await file("csv")).text();
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text).toContain("'+1");
});

test("is for the office", async () => {
  const technician = await make.aSession("TECNICO");
  const params = { report: "worksheets" };
  expect((await call(get, { as: technician, params })).status).toBe(403);
});

test("a search that no text holds is refused in words", async () => {
  expect(await ask("worksheets", { ...march, search: "a\0b" })).toMatchObject({
    status: 400,
    body: { code: "validation_error", field_errors: { search: [expect.any(String)] } },
  });
});
