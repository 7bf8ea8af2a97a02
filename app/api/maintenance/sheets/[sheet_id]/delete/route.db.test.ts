import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../../route";
import { GET, PUT } from "../route";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const remove = (sheet_id: number, as: { cookie: string } = office) =>
  call(DELETE, { as, params: { sheet_id }, method: "DELETE" });
const get = (sheet_id: number) => call(GET, { as: office, params: { sheet_id } });

test("takes the sheet out of every list and of the bill, once", async () => {
  const project = await make.aProject();
  await make.aWorksheet({ projectId: project.id });
  const { id } = await make.aMaintenanceSheet({ projectId: project.id, totalCost: "40.00" });
  const completed = { status: "COMPLETED" };
  await call(PUT, { as: office, params: { sheet_id: id }, body: completed, method: "PUT" });
  expect(await database().$count(worksheetLines)).toBe(1);
  const { status, body } = await remove(id);
  expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
  expect(await database().$count(worksheetLines)).toBe(0);
  expect((await get(id)).status).toBe(404);
  expect((await call(LIST, { as: office })).body.data).toEqual([]);
  expect((await remove(id)).status).toBe(404);
});

test("is for the office only", async () => {
  const { id } = await make.aMaintenanceSheet();
  expect((await remove(id, await make.aSession("TECNICO"))).status).toBe(403);
  expect((await get(id)).status).toBe(200);
});
