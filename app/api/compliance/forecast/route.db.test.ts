import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");
const on = (days: number) => addDays(today, days);

/** Luis is awaited from the third day on; his licence ends the day after, and Ana could go. */
async function aBreak() {
  const project = await make.aProject({ location: "Campo Norte" });
  const luis = await make.aStaffMember({
    ...{ firstName: "Luis", lastName: "Andi", licenseUntil: on(4) },
  });
  const ana = await make.aStaffMember({
    ...{ firstName: "Ana", lastName: "Bravo", licenseUntil: on(200) },
  });
  await make.aCalendarEvent({
    ...{ projectId: project.id, staffId: luis.id, startDate: on(3), endDate: on(6) },
  });
  await make.aRule({ projectId: project.id });
  return { project, luis, ana };
}

const ask = async (query: Record<string, string> = {}) =>
  call(GET, { as: await make.aSession("TECNICO"), query });

test("tells what will lack papers, from when to when and who could go instead", async () => {
  const { project, luis, ana } = await aBreak();
  const { status, body } = await ask({ project_id: String(project.id) });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ success: true, count: 1, page: 1, page_size: 50, from: today, to: on(59) },
    data: [
      {
        ...{ day: on(5), until: on(6), visits: 2 },
        ...{ project_id: project.id, location: "Campo Norte" },
        ...{ subject: "TECHNICAL", subject_id: luis.id, subject_name: "Luis Andi" },
        ...{ requirement: "LICENSE", param: null, label: "Licencia de conducir" },
        ...{ level: "BLOCK", state: "ENDS", expires_on: on(4) },
        replacements: [{ subject_id: ana.id, subject_name: "Ana Bravo" }],
      },
    ],
  });
});

test("of the days, the project, the subjects and the level that are asked for", async () => {
  const { project } = await aBreak();
  const { id } = await make.aProject();
  const found = async (query: Record<string, string>) =>
    (await ask({ project_id: String(project.id), ...query })).body.count;
  expect(await found({ subject: "TECHNICAL", level: "BLOCK", days: "6" })).toBe(1);
  expect(await found({ days: "5" })).toBe(0);
  expect(await found({ subject: "VEHICLE" })).toBe(0);
  expect(await found({ level: "WARN" })).toBe(0);
  expect(await found({ project_id: String(id) })).toBe(0);
});

test.each([
  [{ days: "0" }, "days"],
  [{ days: "x" }, "days"],
  [{ project_id: "x" }, "project_id"],
  [{ subject: "CLIENT" }, "subject"],
  [{ level: "STOP" }, "level"],
])("refuses %j", async (query, name) => {
  const { status, body } = await ask(query);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});

test("nobody hears of it without signing in", async () => {
  expect((await call(GET)).status).toBe(401);
});

test("is answered in pages, for sixty days at most", async () => {
  const as = await make.aSession("TECNICO");
  const { status, body } = await call(GET, { as, query: { days: "30", page_size: "10" } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: [], count: 0, page: 1, page_size: 10 });
  expect((await call(GET, { as, query: { days: "61" } })).status).toBe(400);
});
