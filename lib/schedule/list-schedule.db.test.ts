import fc from "fast-check";
import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { extent } from "@/scripts/testing/extent.mjs";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { groupedBy } from "../values/rows";
import { listLateServices } from "./list-late-services";
import { listSchedule, type PlannedVisit } from "./list-schedule";
import { isWaiting } from "./plan";

const today = "2026-03-20";
const day = fc.integer({ min: -40, max: 30 }).map((after) => addDays(today, after));
const bound = fc.option(day, { nil: null });
const some = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 4 });

const frequency = fc.oneof(
  fc.record({
    frequencyType: fc.constant("DAY" as const),
    intervalDays: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    frequencyType: fc.constant("WEEK" as const),
    intervalDays: fc.constant(0),
    weekdays: some(0, 6),
  }),
  fc.record({
    frequencyType: fc.constant("MONTH" as const),
    intervalDays: fc.constant(0),
    monthdays: some(1, 31),
  }),
);

const service = fc.record({
  frequency,
  startDate: day,
  length: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
  retired: bound,
  isClosed: fc.boolean(),
  visits: fc.uniqueArray(
    fc.record({
      plannedDate: day,
      status: fc.constantFrom("DONE" as const, "SKIPPED" as const, "MOVED" as const),
      to: day,
      isMoved: fc.boolean(),
      isOurs: fc.boolean(),
    }),
    { selector: ({ plannedDate }) => plannedDate, maxLength: 8 },
  ),
});

async function build(services: (typeof service extends fc.Arbitrary<infer S> ? S : never)[]) {
  const { id: staffId } = await make.aStaffMember();
  for (const { frequency, startDate, length, retired, isClosed, visits } of services) {
    const closed = isClosed ? { isClosed, closedOn: today } : {};
    const { id: projectId } = await make.aProject(closed);
    const { id: assignmentId } = await make.anAssignment({
      projectId,
      equipmentId: (await make.aService()).id,
      kind: "SERVICIO",
      ...frequency,
      startDate,
      endDate: length === null ? null : addDays(startDate, length),
      ...(retired ? { isRetired: true, retirementDate: retired } : {}),
    });
    for (const { plannedDate, status, to, isMoved, isOurs } of visits)
      await make.aVisit({
        assignmentId,
        plannedDate,
        status,
        movedTo: status === "MOVED" || (status === "DONE" && isMoved) ? to : null,
        reason: status === "SKIPPED" ? "Lluvia" : null,
        staffId: isOurs ? staffId : null,
      });
  }
  return staffId;
}

const told = (rows: readonly PlannedVisit[]) =>
  rows.map(({ service, plannedDate, date, visit }) => [
    service.assignmentId,
    service.code,
    plannedDate,
    date,
    visit?.id,
  ]);

async function listByPages(ctx: Context, asked: object) {
  const found: PlannedVisit[] = [];
  const span = { from: addDays(today, -35), to: addDays(today, 25), ...asked };
  for (let page = 1; ; page += 1) {
    const { rows, total } = await listSchedule(ctx, { ...span, page: { page, pageSize: 7 } });
    found.push(...rows);
    if (rows.length === 0) return { rows: found, total };
  }
}

/** What the whole plan leaves waiting. */
async function lateOf(ctx: Context) {
  const to = addDays(today, -1);
  const { rows } = await listSchedule(ctx, { from: addDays(today, -60), to, page: null });
  const late = [...groupedBy(rows.filter(isWaiting), ({ service }) => service.assignmentId)];
  return late
    .map(([id, visits]) => [visits[0]?.date ?? "", visits.length, id] as const)
    .sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : b[1] - a[1] || a[2] - b[2]));
}

test("pages, somebody's visits and late ones are parts of the whole plan", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(fc.array(service, { minLength: 1, maxLength: 4 }), async (services) => {
      const staffId = await build(services);
      for (const asked of [{}, { withClosed: true }]) {
        const span = { from: addDays(today, -35), to: addDays(today, 25), ...asked };
        const whole = await listSchedule(ctx, { ...span, page: null });
        const paged = await listByPages(ctx, asked);
        expect(told(paged.rows)).toEqual(told(whole.rows));
        expect(paged.total).toBe(whole.total);
        const own = await listSchedule(ctx, { ...span, staffId, page: null });
        const ofStaff = whole.rows.filter(({ visit }) => visit?.staffId === staffId);
        expect(told(own.rows)).toEqual(told(ofStaff));
      }
      const late = await lateOf(ctx);
      const found = await listLateServices(ctx, 1_000);
      expect(found.rows.map((one) => [one.oldest, one.visits, one.service.assignmentId])).toEqual(
        late,
      );
      expect(found).toMatchObject({
        services: late.length,
        visits: late.reduce((sum, [, visits]) => sum + visits, 0),
      });
    }),
    { numRuns: extent(12, 40) },
  );
}, 60_000);

test("a page asks the same number of queries whatever there is", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  const asked = { from: "2026-01-01", to: "2026-12-31", page: { page: 1, pageSize: 50 } };
  const [few] = fc.sample(service, { seed: 1, numRuns: 1 });
  if (!few) throw new Error("No service");
  await build([{ ...few, retired: null, length: null, isClosed: false }]);
  expect(await countQueries(() => listSchedule(ctx, asked))).toBe(4);
  await build(fc.sample(service, { seed: 2, numRuns: 6 }));
  expect(await countQueries(() => listSchedule(ctx, asked))).toBe(4);
});
