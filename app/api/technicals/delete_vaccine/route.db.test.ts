import { beforeEach, expect, test } from "vitest";
import { GET as AVAILABLE } from "@/app/api/technicals/avaliables/route";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../create_update_vaccine/route";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let member: Awaited<ReturnType<typeof make.aStaffMember>>;
const remove = (asked: object) => call(DELETE, { as: office, method: "DELETE", ...asked });

beforeEach(async () => {
  office = await make.aSession();
  member = await make.aStaffMember();
});

test.each(["body", "query"])("a record deleted by the id in the %s is gone", async (where) => {
  const { id } = await make.aVaccination({ staffId: member.id });
  expect(await remove({ [where]: { id } })).toMatchObject({
    status: 200,
    body: { success: true, data: { id, technical_id: member.id } },
  });
  expect((await call(LIST, { as: office })).body.data).toEqual([]);
  expect((await call(AVAILABLE, { as: office })).body.data[0].vaccination_records).toEqual([]);
});

test("refuses no id, and a record that is not there", async () => {
  const gone = await make.aStaffMember({ isDeleted: true });
  const ofGone = await make.aVaccination({ staffId: gone.id });
  const deleted = await make.aVaccination({ isDeleted: true });
  for (const { id } of [ofGone, deleted]) expect((await remove({ body: { id } })).status).toBe(404);
  expect((await remove({ body: {} })).body.field_errors).toHaveProperty("id");
});

test("is for the office only", async () => {
  const as = await make.aSession("TECNICO");
  const { id } = await make.aVaccination();
  expect((await call(DELETE, { as, method: "DELETE", body: { id } })).status).toBe(403);
  expect((await call(DELETE, { method: "DELETE", body: { id } })).status).toBe(401);
  expect((await call(LIST, { as: office })).body.data).toMatchObject([{ id }]);
});
