import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { listEntries } from "./list-entries";
import { listTechnicianChoices } from "./list-technician-choices";

let project: Awaited<ReturnType<typeof make.aProject>>;
let unit: Awaited<ReturnType<typeof make.aRentedUnit>>;
let service: Awaited<ReturnType<typeof make.anAssignment>>;

beforeEach(async () => {
  project = await make.aProject();
  unit = await make.aRentedUnit(project);
  service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.unit.id,
    kind: "SERVICIO",
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [3],
  });
});

const asked = async (query: Parameters<typeof listEntries>[1] = {}) => {
  const ctx = await memberAt("2026-01-10T17:00:00Z");
  return { ctx, rows: (await listEntries(ctx, query)).rows };
};

const inWords = async (query?: Parameters<typeof listEntries>[1]) =>
  (await asked(query)).rows.map(({ from, kind, startTime }) => [from, kind, startTime]);

test("shows visits and events of the month together, the events of a day first", async () => {
  await make.aCalendarEvent({ projectId: project.id, startDate: "2026-01-08", startTime: "08:00" });
  await make.aCalendarEvent({ projectId: project.id, startDate: "2026-03-08" });
  expect(await inWords({ date: "2026-01-31" })).toEqual([
    ["2026-01-01", "visit", null],
    ["2026-01-08", "event", "08:00"],
    ["2026-01-08", "visit", null],
    ["2026-01-15", "visit", null],
    ["2026-01-22", "visit", null],
    ["2026-01-29", "visit", null],
  ]);
});

test("opens on the month of today and shows the view asked for", async () => {
  expect(await inWords()).toHaveLength(5);
  const week = [["2026-01-08", "visit", null]];
  expect(await inWords({ view: "week" })).toEqual(week);
  expect(await inWords({ view: "day", date: "2026-01-08" })).toEqual(week);
  expect(await inWords({ view: "agenda" })).toHaveLength(2);
});

test("what was done stays in the calendar of a project that was closed since", async () => {
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-08" });
  const skipped = { status: "SKIPPED", reason: "Lluvia" } as const;
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-01", ...skipped });
  await database().update(projects).set({ isClosed: true });
  expect(await inWords()).toEqual([["2026-01-08", "visit", null]]);
  expect(await inWords({ view: "day", date: "2026-01-15" })).toEqual([]);
  await database().update(projects).set({ isActive: false });
  expect(await inWords()).toEqual([]);
});

test("narrows to a project, a technician or a type", async () => {
  const member = await make.aStaffMember({ firstName: "Rosa", lastName: "Alvarado" });
  await make.aVisit({
    assignmentId: service.id,
    plannedDate: "2026-01-08",
    status: "MOVED",
    movedTo: "2026-01-09",
    staffId: member.id,
  });
  await make.aCalendarEvent({ startDate: "2026-01-15", staffId: member.id, type: "INSPECTION" });
  expect(await inWords({ projectId: project.id })).toHaveLength(5);
  expect(await inWords({ type: "INSPECTION" })).toEqual([["2026-01-15", "event", null]]);
  expect(await inWords({ type: "VISIT" })).toHaveLength(5);
  const { rows, ctx } = await asked({ staffId: member.id });
  const technician = { id: member.id, name: "Rosa Alvarado" };
  expect(rows).toMatchObject([
    { kind: "visit", from: "2026-01-09", plannedDate: "2026-01-08", status: "MOVED", technician },
    { kind: "event", from: "2026-01-15", type: "INSPECTION", technician },
  ]);
  expect(rows[0]?.units).toEqual([unit.unit.code]);
  const choices = [{ value: String(member.id), label: "Rosa Alvarado" }];
  expect(await listTechnicianChoices(ctx)).toEqual(choices);
});

test("takes five queries whatever it shows", async () => {
  const member = await make.aStaffMember();
  for (const plannedDate of ["2026-01-08", "2026-01-15"])
    await make.aVisit({ assignmentId: service.id, plannedDate, staffId: member.id });
  await make.aCalendarEvent({ staffId: member.id });
  await make.aCalendarEvent({ projectId: project.id });
  const { ctx } = await asked();
  const queries = await countQueries(() => listEntries(ctx, {}));
  expect(queries).toBeLessThanOrEqual(5);
});
