import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as detail } from "@/app/api/workorders/custody_chain/detail/[id]/route";
import { database } from "@/db/client";
import { undeleted } from "@/db/live";
import { custodyChains, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as create } from "../create/route";
import { DELETE } from "./route";

const remove = async (id: number, as?: Awaited<ReturnType<typeof make.aSession>>) =>
  call(DELETE, { as: as ?? (await make.aSession()), params: { id }, method: "DELETE" });

test("takes the chain out, and its days out of the sheet; its number never comes back", async () => {
  const office = await make.aSession();
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const { unit } = await make.aRentedUnit(project, { cost: "0" });
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    cost: "30.00",
  });
  const body = {
    sheet_project_id: sheet.id,
    date: "2026-01-15",
    type_waste: "LODOS",
    contact_name: "Luis",
  };
  const made = (await call(create, { as: office, body })).body.data;
  const lines = () =>
    database().$count(worksheetLines, eq(worksheetLines.assignmentId, service.id));
  expect(await lines()).toBe(1);

  const answer = await remove(made.id, office);
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String) },
  });
  expect(await lines()).toBe(0);
  const [row] = await database().select().from(custodyChains);
  expect(row).toMatchObject({ isDeleted: true, updatedBy: office.user.id });
  expect((await call(detail, { as: office, params: { id: made.id } })).status).toBe(404);
  expect((await remove(made.id, office)).status).toBe(404);
  expect((await call(create, { as: office, body })).body.data.consecutive).toBe("0000002");
});

test.each([
  { status: "LIQUIDATED" as const },
  { status: "INVOICED" as const },
  { status: "CANCELLED" as const },
  { isClosed: true },
])("refuses while the sheet is %j", async (state) => {
  const chain = await make.aCustodyChain();
  await database().update(worksheets).set(state);
  expect((await remove(chain.id)).status).toBe(400);
  expect(await database().$count(custodyChains, undeleted(custodyChains))).toBe(1);
});

test("is for the office only", async () => {
  const { id } = await make.aCustodyChain();
  const { status, body } = await remove(id, await make.aSession("TECNICO"));
  expect([status, body.code]).toEqual([403, "permission_denied"]);
});
