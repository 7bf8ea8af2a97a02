import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, projects, routeStops, routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { extent } from "@/scripts/testing/extent.mjs";
import { releaseAssignment } from "../assignments/release-assignment";
import { updateAssignment } from "../assignments/update-assignment";
import { deleteEvent } from "../calendar/delete-event";
import { moveEvent } from "../calendar/move-event";
import { closeProject } from "../closure/close-project";
import { retireEquipment } from "../equipment/retire-equipment";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { markVisit } from "../schedule/mark-visit";
import { undoVisit } from "../schedule/undo-visit";
import { addDays, type Day, eachDay, weekdayOf } from "../values/dates";
import { listWork } from "./list-work";
import { keyOfStop } from "./stop-key";
import { aDailyService, listStanding } from "./testing";

const today = "2026-03-10";
let ctx: Context;
let staffId: number;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z", { role: "ADMINISTRATIVO" });
  staffId = (await make.aStaffMember()).id;
});

type Placed = Partial<typeof routeStops.$inferInsert>;

async function stand(date: Day, ...stops: Placed[]) {
  const [route] = await database()
    .insert(routes)
    .values({ date, staffId })
    .onConflictDoUpdate({ target: [routes.date, routes.staffId], set: { date } })
    .returning();
  const from = await database().$count(routeStops, eq(routeStops.routeId, route?.id ?? 0));
  for (const [at, stop] of stops.entries())
    await database()
      .insert(routeStops)
      .values({ ...stop, routeId: route?.id ?? 0, position: from + at + 1 });
}

const visitOn = (assignmentId: number, plannedDate: Day) => ({ assignmentId, plannedDate });
const daysOf = async () => (await listStanding()).map((line) => line.slice(0, 10));

describe("visits", () => {
  let service: Awaited<ReturnType<typeof aDailyService>>;
  const day = "2026-03-12";

  beforeEach(async () => {
    service = await aDailyService();
    await stand(day, visitOn(service.id, day));
  });

  const mark = (given: Partial<Parameters<typeof markVisit>[1]>) =>
    markVisit(ctx, { assignmentId: service.id, plannedDate: day, status: "DONE", ...given });

  test("one that is moved or skipped leaves its route, whose version rises", async () => {
    const before = await database().select().from(routes);
    await mark({ status: "MOVED", movedTo: "2026-03-13" });
    expect(await listStanding()).toEqual([]);
    const after = await database().select().from(routes);
    expect(after[0]?.version).toBeGreaterThan(before[0]?.version ?? 0);
    await stand("2026-03-13", visitOn(service.id, day));
    await mark({ status: "SKIPPED", reason: "Lluvia" });
    expect(await listStanding()).toEqual([]);
  });

  test("one that is done stays; a mark that is taken back leaves it on its own day alone", async () => {
    const { visit } = await mark({});
    expect(await daysOf()).toEqual([day]);
    await undoVisit(ctx, { visitId: visit.id });
    expect(await daysOf()).toEqual([day]);
    const moved = await mark({ status: "MOVED", movedTo: "2026-03-13" });
    await stand("2026-03-13", visitOn(service.id, day));
    await undoVisit(ctx, { visitId: moved.visit.id });
    expect(await listStanding()).toEqual([]);
  });

  test("a service that ends or has other days leaves the days that it no longer has", async () => {
    for (const later of ["2026-03-13", "2026-03-14"])
      await stand(later, visitOn(service.id, later));
    await updateAssignment(ctx, { assignmentId: service.id, endDate: "2026-03-13" });
    expect(await daysOf()).toEqual([day, "2026-03-13"]);
    await updateAssignment(ctx, {
      assignmentId: service.id,
      frequencyType: "WEEK",
      weekdays: [weekdayOf("2026-03-13")],
    });
    expect(await daysOf()).toEqual(["2026-03-13"]);
  });

  test("a route that is refused keeps its stops: the step is one", async () => {
    await expect(mark({ status: "MOVED", movedTo: "2025-01-01" })).rejects.toThrow();
    expect(await daysOf()).toEqual([day]);
  });

  test("closing the project leaves what was done", async () => {
    await stand("2026-03-09", visitOn(service.id, "2026-03-09"));
    await markVisit(ctx, { assignmentId: service.id, plannedDate: "2026-03-09", status: "DONE" });
    await stand("2026-03-08", visitOn(service.id, "2026-03-08"));
    await closeProject(ctx, { projectId: service.projectId });
    expect(await daysOf()).toEqual(["2026-03-09"]);
  });
});

test("retiring a unit takes out exactly its future stops", async () => {
  const { unit, assignment } = await make.aRentedUnit(await make.aProject());
  const served = await aDailyService({ projectId: assignment.projectId });
  await database()
    .update(assignments)
    .set({ servedEquipmentId: unit.id })
    .where(eq(assignments.id, served.id));
  const other = await aDailyService({ projectId: assignment.projectId });
  for (const day of eachDay("2026-03-08", "2026-03-13"))
    await stand(day, visitOn(served.id, day), visitOn(other.id, day));
  await releaseAssignment(ctx, { assignmentId: assignment.id });
  const gone = (await listStanding()).filter((line) => !line.includes(`${served.id}@`));
  expect(gone.map((line) => line.slice(0, 10))).toEqual(eachDay("2026-03-11", "2026-03-13"));
  expect((await listStanding()).every((line) => line.includes(`${other.id}@`))).toBe(true);
  await retireEquipment(ctx, { equipmentId: unit.id, reason: "Vendido" });
  expect((await listStanding()).filter((line) => line.includes(`${served.id}@`))).toHaveLength(3);
});

test("an event leaves when it is cancelled, deleted or moved off the day", async () => {
  const [one, two, three] = [
    await make.aCalendarEvent({ startDate: "2026-03-12", endDate: "2026-03-13" }),
    await make.aCalendarEvent({ startDate: "2026-03-12" }),
    await make.aCalendarEvent({ startDate: "2026-03-12" }),
  ];
  await stand("2026-03-12", { eventId: one.id }, { eventId: two.id }, { eventId: three.id });
  await deleteEvent(ctx, { eventId: two.id });
  expect(await listStanding()).toEqual([expect.not.stringContaining(`event ${two.id}`)]);
  await moveEvent(ctx, { eventId: one.id, startDate: "2026-03-11" });
  expect(await listStanding()).toEqual([expect.stringContaining(`event ${one.id}`)]);
  await moveEvent(ctx, { eventId: one.id, startDate: "2026-03-20" });
  expect(await listStanding()).toEqual([expect.stringMatching(new RegExp(`: event ${three.id}$`))]);
});

const frequency = fc.oneof(
  fc.record({
    frequencyType: fc.constant("DAY" as const),
    intervalDays: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    frequencyType: fc.constant("WEEK" as const),
    intervalDays: fc.constant(0),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    frequencyType: fc.constant("MONTH" as const),
    intervalDays: fc.constant(0),
    monthdays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 9 }),
  }),
);
const near = fc.integer({ min: -8, max: 8 }).map((by) => addDays(today, by));
const change = fc.record({
  frequency,
  startDate: near,
  length: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
  retired: fc.option(near, { nil: null }),
  isActive: fc.boolean(),
  isClosed: fc.boolean(),
  visits: fc.uniqueArray(
    fc.record({
      plannedDate: near,
      status: fc.constantFrom("DONE" as const, "SKIPPED" as const, "MOVED" as const),
      to: near,
    }),
    { selector: ({ plannedDate }) => plannedDate, maxLength: 5 },
  ),
});

test("whatever changes, those stops stay that the schedule has on their day", async () => {
  const span = { from: addDays(today, -9), to: addDays(today, 9) };
  await fc.assert(
    fc.asyncProperty(change, async ({ frequency, startDate, length, retired, ...rest }) => {
      await database().delete(routes);
      const service = await aDailyService({ startDate: span.from });
      for (const day of eachDay(span.from, span.to)) await stand(day, visitOn(service.id, day));
      for (const { plannedDate, status, to } of rest.visits)
        await make.aVisit({
          assignmentId: service.id,
          plannedDate,
          status,
          movedTo: status === "MOVED" ? to : null,
          reason: status === "SKIPPED" ? "Lluvia" : null,
        });
      await database()
        .update(assignments)
        .set({
          ...frequency,
          startDate,
          endDate: length === null ? null : addDays(startDate, length),
          isRetired: retired !== null,
          retirementDate: retired,
          isActive: rest.isActive,
        })
        .where(eq(assignments.id, service.id));
      if (rest.isClosed)
        await database()
          .update(projects)
          .set({ isClosed: true, closedOn: today })
          .where(eq(projects.id, service.projectId));
      const work = await listWork(ctx, span);
      const wanted = work
        .filter((entry) => entry.kind === "visit" && entry.assignmentId === service.id)
        .filter((entry) => entry.kind === "visit" && entry.from === entry.plannedDate)
        .map(({ key }) => key);
      const kept = (await database().select().from(routeStops)).map(keyOfStop);
      expect(kept.sort()).toEqual(wanted.sort());
    }),
    { numRuns: extent(25, 300) },
  );
}, 120_000);
