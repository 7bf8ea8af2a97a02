import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf, showDay } from "@/lib/values/dates";
import { saveVisit } from "../testing";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

const day = addDays(dayOf(new Date(), "America/Guayaquil"), 3);

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
});

const publish = (body: object = { date: day }, as = office) => call(POST, { as, body });
const statuses = async () => (await database().select().from(routes)).map(({ status }) => status);

test("tells each technician once; who has no user is named", async () => {
  const { user } = await make.aSession("TECNICO");
  const told = await make.aStaffMember({ firstName: "Ana", lastName: "Ruiz", email: user.email });
  const other = await make.aStaffMember({ firstName: "Luis", lastName: "Paz" });
  const service = await saveVisit(office, told.id, day);
  await saveVisit(office, other.id, day);
  const first = await publish({ date: day, technical_ids: [told.id] });
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    published: [
      {
        ...{ date: day, technical_id: told.id, status: "PUBLISHED" },
        ...{ published_at: expect.any(String), stops: [{ project_resource_id: service.id }] },
      },
    ],
    ...{ held_back: [], mailed: ["Ana Ruiz"], unreached: [] },
  });
  expect((await publish({ from: day, to: day })).body.data).toMatchObject({
    published: [{ technical_id: other.id }],
    ...{ mailed: [], unreached: ["Luis Paz"] },
  });
  expect(await statuses()).toEqual(["PUBLISHED", "PUBLISHED"]);
  const nobody = { published: [], held_back: [], mailed: [], unreached: [] };
  expect((await publish()).body.data).toEqual(nobody);
});

test("holds the route of who is unfit back, with the reason", async () => {
  const ended = addDays(day, -1);
  const member = await make.aStaffMember({
    ...{ firstName: "Luis", lastName: "Paz", licenseUntil: ended },
  });
  await saveVisit(office, member.id, day);
  const { data } = (await publish()).body;
  expect(data).toEqual({
    published: [],
    held_back: [
      {
        ...{ date: day, technical_id: member.id, technical_name: "Luis Paz" },
        reason: expect.stringContaining(showDay(ended)),
      },
    ],
    ...{ mailed: [], unreached: [] },
  });
  expect(await statuses()).toEqual(["DRAFT"]);
});

test.each([
  [{}, "date"],
  [{ to: day }, "date"],
  [{ from: day, to: addDays(day, 31) }, "to"],
  [{ date: day, technical_ids: [] }, "technical_ids"],
])("refuses %j", async (given, name) => {
  const { status, body } = await publish(given);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});

test("a technician publishes nothing, not even his own route", async () => {
  const field = await make.aSession("TECNICO");
  await saveVisit(office, (await make.aStaffMember({ email: field.user.email })).id, day);
  expect((await publish({ date: day }, field)).status).toBe(403);
  expect(await statuses()).toEqual(["DRAFT"]);
});
