import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { routeStops, staff } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { listStanding } from "@/lib/dispatch/testing";
import { call } from "@/lib/http/testing";
import { addDays, dayOf, weekdayOf } from "@/lib/values/dates";
import { saveVisit } from "../testing";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

const today = dayOf(new Date(), "America/Guayaquil");
const from = addDays(today, 7 - weekdayOf(today));
const to = addDays(from, 7);

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
});

const copy = (given: object = {}, as = office) => call(POST, { as, body: { from, to, ...given } });

test("sends the same technician to the same service a week later, once", async () => {
  const member = await make.aStaffMember();
  const [thursday, next] = [addDays(from, 3), addDays(to, 3)];
  const service = await saveVisit(office, member.id, thursday);
  const { status, body } = await copy();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    placed: [
      {
        ...{ project_resource_id: service.id, planned_date: next, calendar_event_id: null },
        ...{ date: next, technical_id: member.id, vehicle_id: null },
      },
    ],
    left_out: [],
  });
  expect(await listStanding()).toEqual([
    `${thursday} ${member.id}: ${service.id}@${thursday}`,
    `${next} ${member.id}: ${service.id}@${next}`,
  ]);
  expect((await copy()).body.data).toEqual({ placed: [], left_out: [] });
});

test("leaves out whom it may not send, with the reason", async () => {
  const service = await saveVisit(office, (await make.aStaffMember()).id, from);
  await database().update(staff).set({ isActive: false });
  expect((await copy()).body.data).toMatchObject({
    placed: [],
    left_out: [
      { project_resource_id: service.id, date: to, reason: "Quien fue ya no está activo" },
    ],
  });
});

test.each([
  [{ from: addDays(from, 1) }, "from"],
  [{ to: addDays(to, -1) }, "to"],
  [{ to: from }, "to"],
  [{ to: null }, "to"],
])("refuses %j", async (given, name) => {
  const { status, body } = await copy(given);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});

test("a technician copies nothing", async () => {
  await saveVisit(office, (await make.aStaffMember()).id, from);
  expect((await copy({}, await make.aSession("TECNICO"))).status).toBe(403);
  expect(await database().$count(routeStops)).toBe(1);
});
