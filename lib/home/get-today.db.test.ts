import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { getFieldwork } from "./get-fieldwork";
import { getMonth } from "./get-month";
import { getToday } from "./get-today";

const today = "2026-03-10";
let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`);
});

const aDailyService = async (projectId: number, startDate: string) =>
  make.anAssignment({
    projectId,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    cost: "20.00",
    startDate,
  });

test("an empty company has a first screen", async () => {
  const { agenda, papers, dues } = await getToday(ctx);
  const { billing, waste } = await getMonth(ctx);
  expect(agenda).toMatchObject({ entries: [], total: 0, left: 0, late: [], lateVisits: 0 });
  expect(agenda).toMatchObject({ lateEvents: [], lateEventCount: 0 });
  expect(papers.counts).toEqual({ expired: 0, due_10: 0, due_30: 0, missing: 0 });
  expect(dues?.sheets).toEqual({ rows: [], total: 0, amount: "0" });
  expect(dues?.unbilled).toEqual({ rows: [], projects: 0, items: 0, amount: "0" });
  expect(billing).toHaveLength(12);
  expect(billing?.at(-1)).toEqual({ month: "2026-03", billed: "0", toBill: "0" });
  expect(waste.at(0)).toMatchObject({ month: "2025-04" });
});

test("the office is told of late units and of holds that end today", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, { expectedReturnDate: today });
  const hold = async (holdUntil: string) =>
    make.aPromisedUnit({
      equipmentId: (await make.anEquipment()).id,
      fromDate: "2036-01-01",
      toDate: null,
      status: "HELD",
      holdUntil: new Date(holdUntil),
      location: "Campo Norte",
    });
  const { reservation } = await hold("2026-03-11T04:59:00Z");
  await hold("2026-03-11T05:00:00Z");
  await hold("2026-03-10T16:59:00Z");
  const { dues } = await getToday(ctx);
  expect(dues?.conflicts).toMatchObject({ total: 1, rows: [{ code: unit.code }] });
  expect(dues?.conflicts.rows[0]).toMatchObject({
    label: "Retorno atrasado",
    isPromised: false,
    words: expect.stringContaining(`debía volver hoy del Proyecto ${project.id} - `),
    ways: [{ url: `/projects/${project.id}/resources?search=${unit.code}` }],
  });
  expect(dues?.holds).toMatchObject({
    total: 1,
    rows: [{ code: reservation.code, until: "23:59", location: "Campo Norte" }],
  });
});

test("sheets wait to be liquidated from the day after their period", async () => {
  const { id: projectId } = await make.aProject();
  const sheet = (periodEnd: string, given = {}) =>
    make.aWorksheet({ projectId, periodStart: "2026-01-01", periodEnd, ...given });
  const amount = { subtotal: "100.00", taxAmount: "15.00", total: "115.00" };
  await sheet(today, amount);
  const second = await sheet("2026-03-09", amount);
  const first = await sheet("2026-02-28", amount);
  await sheet("2026-02-28", { ...amount, status: "LIQUIDATED" });
  await sheet("2026-02-28", { ...amount, isDeleted: true });
  const { sheets } = (await getToday(ctx)).dues ?? {};
  expect(sheets?.rows.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(sheets).toMatchObject({ total: 2, amount: "200.00" });
});

test("the months tell billed from to bill by the date of the sheets, before tax", async () => {
  const { id: projectId } = await make.aProject();
  const sheet = (date: string, status: "IN_PROGRESS" | "LIQUIDATED" | "INVOICED" | "CANCELLED") =>
    make.aWorksheet({
      projectId,
      date,
      status,
      subtotal: "100.10",
      taxAmount: "15.02",
      total: "115.12",
    });
  await sheet("2026-03-01", "INVOICED");
  await sheet("2026-03-31", "IN_PROGRESS");
  await sheet("2026-03-15", "LIQUIDATED");
  await sheet("2026-03-15", "CANCELLED");
  await sheet("2025-04-01", "INVOICED");
  await sheet("2025-03-31", "INVOICED");
  const { billing } = await getMonth(ctx);
  expect(billing?.at(-1)).toEqual({ month: "2026-03", billed: "100.10", toBill: "200.20" });
  expect(billing?.filter(({ billed }) => billed !== "0").map(({ month }) => month)).toEqual([
    "2025-04",
    "2026-03",
  ]);
});

test("the volume of each waste counts the chains that are not cancelled", async () => {
  const sheet = await make.aWorksheet();
  const chain = (given = {}) =>
    make.aCustodyChain({
      worksheetId: sheet.id,
      date: "2026-03-02",
      gallons: "420.000000",
      barrels: "10.000000",
      cubicMeters: "1.589872",
      ...given,
    });
  await chain();
  await chain({ status: "COMPLETED" });
  await chain({ status: "CANCELLED" });
  await chain({ isDeleted: true });
  await chain({ waste: "LODOS", date: "2026-02-28" });
  const { waste } = await getMonth(ctx);
  const volumesOf = (at: number) => waste.at(at)?.volumes.filter(({ chains }) => chains > 0);
  expect(volumesOf(-1)).toEqual([
    {
      waste: "AGUAS NEGRAS",
      chains: 2,
      gallons: "840.000000",
      barrels: "20.000000",
      cubicMeters: "3.179744",
    },
  ]);
  expect(volumesOf(-2)).toMatchObject([{ waste: "LODOS", chains: 1 }]);
});

test("the day's visits, those that nobody recorded, and one's own first", async () => {
  const email = ctx.caller.user.email;
  const own = await make.aStaffMember({ email: email.toUpperCase() });
  const project = await make.aProject();
  const service = await aDailyService(project.id, "2026-03-08");
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-03-08" });
  const begun = { projectId: project.id, startDate: today, endDate: today };
  await make.aCalendarEvent({ ...begun, title: "De otra persona" });
  const event = await make.aCalendarEvent({ ...begun, title: "Propio", staffId: own.id });
  await make.aCalendarEvent({ ...begun, title: "Hecho", status: "COMPLETED" });
  const { agenda } = await getToday(ctx);
  expect(agenda).toMatchObject({ total: 4, left: 3, staffId: own.id, lateVisits: 1 });
  expect(agenda.entries[0]).toMatchObject({ key: `event-${event.id}` });
  expect(agenda.entries.at(-1)).toMatchObject({ title: "Hecho" });
  expect(agenda.late).toMatchObject([{ visits: 1, oldest: "2026-03-09" }]);
});

test("late are the events of days past that nobody completed or cancelled, however long ago", async () => {
  const { id: projectId } = await make.aProject();
  const until = (endDate: string, given = {}) =>
    make.aCalendarEvent({ projectId, startDate: "2026-02-01", endDate, ...given });
  const oldest = await until("2025-02-07", { title: "Hace mucho", startDate: "2025-02-01" });
  await until(today, { title: "Hoy" });
  await until("2026-03-09", { title: "Hecho", status: "COMPLETED" });
  await until("2026-03-09", { title: "Cancelado", status: "CANCELLED" });
  await until("2026-03-09", { title: "Borrado", isDeleted: true });
  const second = await until("2026-03-09", { startDate: "2026-03-09", status: "IN_PROGRESS" });
  const first = await until("2026-02-08");
  const { agenda } = await getToday(ctx);
  expect(agenda.lateEvents.map(({ eventId }) => eventId)).toEqual([oldest.id, first.id, second.id]);
  expect(agenda).toMatchObject({ lateEventCount: 3, lateVisits: 0, total: 1 });
  expect(agenda.entries).toMatchObject([{ title: "Hoy" }]);
});

test("a visit that nobody recorded stays late, however long ago it was", async () => {
  const project = await make.aProject();
  await aDailyService(project.id, "2025-01-01");
  const { agenda } = await getToday(ctx);
  expect(agenda).toMatchObject({ lateVisits: 433, lateServices: 1 });
  expect(agenda.late).toMatchObject([{ visits: 433, oldest: "2025-01-01" }]);
});

async function aBusyProject() {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, { endDate: "2026-03-20" });
  const service = await aDailyService(project.id, "2026-03-01");
  const staff = await make.aStaffMember({ licenseUntil: "2026-03-01" });
  await make.aStaffPass({ staffId: staff.id });
  await make.aVaccination({ staffId: staff.id, nextDoseOn: "2026-04-01" });
  const vehicle = await make.aVehicle();
  await make.aVehiclePass({ vehicleId: vehicle.id });
  await make.aVehicleCertification({ vehicleId: vehicle.id });
  await make.aVisit({ assignmentId: service.id, plannedDate: today, staffId: staff.id });
  await make.aCalendarEvent({ projectId: project.id, startDate: today, staffId: staff.id });
  const sheet = await make.aWorksheet({ projectId: project.id });
  const chain = await make.aCustodyChain({ worksheetId: sheet.id, date: "2026-03-05" });
  await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
}

const parts = [
  ["today", getToday, 17],
  ["the month", getMonth, 2],
  ["units and projects", getFieldwork, 7],
] as const;

test.each(parts)(
  "asks the same number of queries for %s whatever there is",
  async (_, get, most) => {
    const queriesOf = () => countQueries(() => get(ctx));
    await aBusyProject();
    const few = await queriesOf();
    for (let more = 0; more < 5; more += 1) await aBusyProject();
    expect(await queriesOf()).toBe(few);
    expect(few).toBeLessThanOrEqual(most);
  },
);

test("a technician is told of work, not of money", async () => {
  const technician = await memberAt(`${today}T17:00:00Z`, { role: "TECNICO" });
  expect((await getToday(technician)).dues).toBeNull();
  expect((await getMonth(technician)).billing).toBeNull();
  expect((await getFieldwork(technician)).dailyRent).toBeNull();
});
