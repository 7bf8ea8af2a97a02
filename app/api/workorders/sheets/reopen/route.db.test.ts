import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const reopen = (id: unknown, handler = POST) =>
  call(handler, { as: office, body: { id }, method: handler === PUT ? "PUT" : "POST" });
const stored = async (id: number) =>
  (await database().select().from(worksheets).where(eq(worksheets.id, id)))[0];

test.each([
  ["LIQUIDATED", POST],
  ["INVOICED", PUT],
] as const)(
  "puts a sheet that is %s in progress, and its lines follow the facts again",
  async (status, handler) => {
    const project = await make.aProject();
    await make.aRentedUnit(project);
    const sheet = await make.aWorksheet({ projectId: project.id, status });
    const answer = await reopen(sheet.id, handler);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      id: sheet.id,
      series_code: sheet.seriesCode,
      status: "IN_PROGRESS",
    });
    expect(await stored(sheet.id)).toMatchObject({ subtotal: "310.00", total: "356.50" });
  },
);

test.each([
  ["in progress", { status: "IN_PROGRESS" }, "worksheet_not_reopenable"],
  ["cancelled", { status: "CANCELLED" }, "worksheet_not_reopenable"],
  ["locked", { status: "LIQUIDATED", isClosed: true }, "worksheet_locked"],
] as const)("refuses one that is %s", async (_, given, code) => {
  const sheet = await make.aWorksheet(given);
  expect(await reopen(sheet.id)).toMatchObject({ status: 400, body: { code } });
  expect(await stored(sheet.id)).toEqual(sheet);
});

test("401, 403, 404 and 400", async () => {
  const sheet = await make.aWorksheet({ status: "LIQUIDATED" });
  expect((await call(POST, { body: { id: sheet.id } })).status).toBe(401);
  const technician = await make.aSession("TECNICO");
  expect((await call(POST, { as: technician, body: { id: sheet.id } })).status).toBe(403);
  expect((await reopen(2_147_483_647)).status).toBe(404);
  expect((await reopen(undefined)).body.field_errors).toHaveProperty("id");
});
