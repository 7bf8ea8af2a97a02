import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignmentCrews, complianceRules, routeStops, routes, staff, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { listForecast } from "./list-forecast";

const today = "2026-08-10";
const office = () => memberAt(`${today}T17:00:00Z`);
const until = addDays(today, 200);

beforeEach(async () => {
  await database().delete(complianceRules);
  await database().update(staff).set({ isActive: false });
  await database().update(vehicles).set({ isActive: false });
});

/** A service each week from Monday 2026-08-10 that Luis served last; others who could. */
async function aPlan() {
  const project = await make.aProject({ location: "Campo Norte" });
  const luis = await make.aStaffMember({ lastName: "Andi", licenseUntil: "2026-08-20" });
  const free = await make.aStaffMember({ lastName: "Bravo", licenseUntil: until });
  const busy = await make.aStaffMember({ lastName: "Caiza", licenseUntil: until });
  const lacking = await make.aStaffMember({ lastName: "Daqui" });
  const other = await make.aStaffMember({
    ...{ lastName: "Espín", licenseUntil: until, workArea: "ASSISTANT" },
  });
  const service = await make.anAssignment({
    ...{ projectId: project.id, equipmentId: (await make.aService()).id, kind: "SERVICIO" },
    ...{ frequencyType: "WEEK", weekdays: [0], startDate: "2026-07-06" },
  });
  await make.aVisit({
    ...{ assignmentId: service.id, staffId: luis.id, plannedDate: "2026-08-03" },
  });
  await make.aCalendarEvent({
    ...{ projectId: project.id, staffId: busy.id, startDate: "2026-08-24", endDate: "2026-08-25" },
  });
  return { project, luis, free, busy, lacking, other, service };
}

const told = async (asked: Partial<Parameters<typeof listForecast>[1]> = {}) => {
  const { rows } = await listForecast(await office(), { page: null, ...asked });
  return rows.map(({ who, day, hits, level, requirement, location, replacements }) => ({
    ...{ name: who.name, day, hits, level, requirement, location },
    replacements: replacements.map(({ id }) => id),
  }));
};

test("tells whose paper ends amid what is planned, how many days, and who could go instead", async () => {
  const { luis, free, service } = await aPlan();
  expect(await told()).toEqual([]);
  await make.aRule();
  const row = {
    ...{ name: `${luis.firstName} ${luis.lastName}`, requirement: "LICENSE", level: "BLOCK" },
    ...{ location: "Campo Norte", replacements: [free.id] },
  };
  expect(await told()).toEqual([{ ...row, day: "2026-08-24", hits: 7 }]);
  await make.aVisit({
    ...{
      assignmentId: service.id,
      plannedDate: "2026-08-24",
      status: "SKIPPED",
      reason: "Feriado",
    },
  });
  expect(await told()).toMatchObject([{ day: "2026-08-31", hits: 6 }]);
  expect(await told({ days: 14 })).toEqual([]);
  expect(await told({ subject: "VEHICLE" })).toEqual([]);
  await database().update(staff).set({ licenseUntil: until });
  expect(await told()).toEqual([]);
});

test("whoever is on the route goes; else the crew; else whoever served last", async () => {
  const { luis, lacking, service } = await aPlan();
  await make.aRule();
  const truck = await make.aVehicle({ registrationUntil: null });
  await make.aRule({ subject: "VEHICLE", requirement: "REGISTRATION" });
  const named = (of: typeof luis) => `${of.firstName} ${of.lastName}`;
  await database()
    .insert(assignmentCrews)
    .values({ assignmentId: service.id, staffId: lacking.id });
  expect(await told()).toMatchObject([{ name: named(lacking), day: today, hits: 9 }]);
  const [route] = await database()
    .insert(routes)
    .values({ date: "2026-08-24", staffId: luis.id, vehicleId: truck.id })
    .returning();
  await database()
    .insert(routeStops)
    .values({
      routeId: route?.id ?? 0,
      position: 1,
      assignmentId: service.id,
      plannedDate: "2026-08-24",
    });
  expect(await told()).toMatchObject([
    { name: named(lacking), hits: 8 },
    { name: named(luis), day: "2026-08-24", hits: 1 },
    { name: truck.plate, day: "2026-08-24", hits: 1 },
  ]);
});

test("chains, guides and units ahead count, and an override answers for its days", async () => {
  const { project, luis } = await aPlan();
  const truck = await make.aVehicle({ plate: "PBX-0303", registrationUntil: "2026-08-12" });
  const spare = await make.aVehicle({ plate: "PBX-0404", registrationUntil: until });
  const sheet = await make.aWorksheet({ projectId: project.id });
  await make.aCustodyChain({ worksheetId: sheet.id, vehicleId: truck.id, date: "2026-08-13" });
  await make.aShippingGuide({
    ...{ projectId: project.id, issueDate: "2026-08-14", endDate: "2026-08-15" },
    vehiclePlate: "pbx-0303",
  });
  const { unit } = await make.aRentedUnit(project, { endDate: "2026-08-12" });
  await make.aRule({ subject: "VEHICLE", requirement: "REGISTRATION" });
  await make.aRule({ subject: "EQUIPMENT", requirement: "CHECKLIST", level: "WARN" });
  expect(await told()).toMatchObject([
    { name: unit.code, day: today, hits: 3, level: "WARN", replacements: [] },
    { name: "PBX-0303", day: "2026-08-13", hits: 3, replacements: [spare.id] },
  ]);
  await make.anOverride({
    ...{ projectId: project.id, vehicleId: truck.id, requirement: "REGISTRATION" },
    ...{ fromDate: "2026-08-13", untilDate: "2026-08-14" },
  });
  expect(await told({ subject: "VEHICLE" })).toMatchObject([{ day: "2026-08-15", hits: 1 }]);
  await make.aRule();
  expect(await told({ level: "BLOCK" })).toMatchObject([
    { name: "PBX-0303" },
    { name: `${luis.firstName} ${luis.lastName}` },
  ]);
});

test("costs as many statements for much as for little", async () => {
  const ctx = await office();
  await make.aRule();
  await aPlan();
  const cost = () => countQueries(() => listForecast(ctx, { page: null }));
  const little = await cost();
  for (let at = 0; at < 5; at += 1) await aPlan();
  expect(await cost()).toBe(little);
});
