import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignmentCrews, routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aDailyService, listStanding } from "@/lib/dispatch/testing";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

const day = addDays(dayOf(new Date(), "America/Guayaquil"), 3);

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
});

const propose = (body: object, as = office) => call(POST, { as, body });

test("puts what waits on the route of its crew; as a preview it only says so", async () => {
  const [member, truck] = [await make.aStaffMember(), await make.aVehicle()];
  const unfit = await make.aStaffMember({ licenseUntil: addDays(day, -1) });
  const [service, left] = [await aDailyService(), await aDailyService()];
  await database()
    .insert(assignmentCrews)
    .values([
      { assignmentId: service.id, staffId: member.id, vehicleId: truck.id },
      { assignmentId: left.id, staffId: unfit.id },
    ]);
  const preview = await propose({ date: day, is_preview: true });
  expect(preview.status).toBe(200);
  expect(preview.body.data).toMatchObject({
    placed: [
      {
        ...{ project_resource_id: service.id, planned_date: day, calendar_event_id: null },
        ...{ date: day, technical_id: member.id, vehicle_id: truck.id },
      },
    ],
    left_out: [{ project_resource_id: left.id, date: day, reason: expect.any(String) }],
  });
  expect(await listStanding()).toEqual([]);
  expect((await propose({ from: day, to: day })).body.data).toEqual(preview.body.data);
  expect(await listStanding()).toEqual([`${day} ${member.id}: ${service.id}@${day}`]);
});

test.each([
  [{}, "date"],
  [{ from: day }, "date"],
  [{ from: day, to: addDays(day, -1) }, "to"],
  [{ date: "2026-02-30" }, "date"],
  [{ date: day, is_preview: "sí" }, "is_preview"],
])("refuses %j", async (given, name) => {
  const { status, body } = await propose(given);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});

test("a technician proposes nothing, not even as a preview", async () => {
  await aDailyService();
  const field = await make.aSession("TECNICO");
  expect((await propose({ date: day }, field)).status).toBe(403);
  expect((await propose({ date: day, is_preview: true }, field)).status).toBe(403);
  expect(await database().$count(routes)).toBe(0);
});
