import { beforeEach, expect, test } from "vitest";
import { PUT } from "@/app/api/partners/[partner_id]/route";
import { POST } from "@/app/api/partners/route";
import { database } from "@/db/client";
import { changes } from "@/db/schema";
import { anAssignment, aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

async function aChangedPartner() {
  const body = { business_tax_id: "1790012345001", name: "Uno", address: "Quito" };
  const created = await call(POST, { as: office, body });
  const partner_id = created.body.data.id;
  await call(PUT, { as: office, params: { partner_id }, body: { name: "Dos" }, method: "PUT" });
  return partner_id;
}

test("tells who changed what of a record, newest first", async () => {
  const id = await aChangedPartner();
  const { status, body } = await call(GET, {
    as: office,
    query: { record_type: "partner", record_id: id },
  });
  expect(status).toBe(200);
  expect(body.count).toBe(2);
  expect(body.data).toMatchObject([
    {
      user_id: office.user.id,
      user_name: `${office.user.firstName} ${office.user.lastName}`,
      action: "UPDATE",
      changes: { name: ["Uno", "Dos"] },
    },
    { action: "INSERT", record_type: "partner", record_id: id },
  ]);
});

test("a project's history holds its assignments too", async () => {
  const project = await aProject();
  const assignment = await anAssignment({ projectId: project.id });
  await anAssignment();
  const { body } = await call(GET, { as: office, query: { project_id: project.id } });
  expect(body.data).toMatchObject([
    { record_type: "project_resource", record_id: assignment.id },
    { record_type: "project", record_id: project.id },
  ]);
});

test("filters by who, what and the company's days", async () => {
  await aChangedPartner();
  const row = { action: "UPDATE", recordType: "partner", recordId: 7, changes: {} } as const;
  await database()
    .insert(changes)
    .values([
      { ...row, at: new Date("2026-03-10T04:59:59Z") },
      { ...row, at: new Date("2026-03-10T05:00:00Z") },
      { ...row, at: new Date("2026-03-11T04:59:59Z") },
    ]);
  const count = async (query: Record<string, string | number>) =>
    (await call(GET, { as: office, query })).body.count;
  expect(await count({ from: "2026-03-10", to: "2026-03-10" })).toBe(2);
  expect(await count({ user_id: office.user.id, action: "INSERT" })).toBe(1);
  expect(await count({ user_id: 999_999 })).toBe(0);
});

test.each([
  ["an unknown record type", { record_type: "nothing" }],
  ["an impossible id", { record_id: "0" }],
  ["an impossible day", { from: "2026-02-30" }],
  ["an impossible page", { page: "0" }],
])("refuses %s", async (_, query) => {
  expect((await call(GET, { as: office, query })).status).toBe(400);
});

test("a technician never sees it", async () => {
  const technician = await aSession("TECNICO");
  expect((await call(GET, { as: technician })).status).toBe(403);
});
