import fc from "fast-check";
import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { extent } from "@/scripts/testing/extent.mjs";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import type { Entry } from "./entries";
import { limitedEntries } from "./limited-entries";
import { listEntries, listEntriesOf } from "./list-entries";
import { listLimitedEntries } from "./list-limited-entries";
import { listSchedule } from "./list-schedule";
import { listVisitsOfDay } from "./list-visits-of-day";

const today = "2026-03-11";
const near = fc.integer({ min: -4, max: 4 }).map((days) => addDays(today, days));

const service = fc.record({
  location: fc.constantFrom("Ñuble", "Nayón", "Zaruma", "ámbar"),
  isClosed: fc.boolean(),
  every: fc.constantFrom(
    { frequencyType: "DAY" as const, intervalDays: 1 },
    { frequencyType: "DAY" as const, intervalDays: 3 },
    { frequencyType: "WEEK" as const, intervalDays: 0, weekdays: [1, 2] as number[] },
    { frequencyType: "MONTH" as const, intervalDays: 0, monthdays: [11, 12] as number[] },
  ),
  startDate: near,
  endDate: fc.option(near),
  isDeleted: fc.boolean(),
  visits: fc.uniqueArray(
    fc.record({
      plannedDate: near,
      movedTo: near,
      status: fc.constantFrom("DONE" as const, "SKIPPED" as const, "MOVED" as const),
      wasMoved: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ plannedDate }) => plannedDate },
  ),
});

type Given = typeof service extends fc.Arbitrary<infer T> ? T : never;

async function build(
  { location, isClosed, every, startDate, endDate, ...given }: Given,
  staffId: number,
) {
  const { id: projectId } = await make.aProject({ location, isClosed });
  const { id: equipmentId } = await make.aService();
  const end = endDate && endDate >= startDate ? endDate : null;
  const made = { projectId, equipmentId, kind: "SERVICIO" as const, isDeleted: given.isDeleted };
  const { id: assignmentId } = await make.anAssignment({
    ...made,
    ...every,
    startDate,
    endDate: end,
  });
  for (const { plannedDate, movedTo, status, wasMoved } of given.visits) {
    const isMoved = status === "MOVED" || (wasMoved && status === "DONE");
    await make.aVisit({
      assignmentId,
      plannedDate,
      status,
      movedTo: isMoved ? movedTo : null,
      staffId: wasMoved ? staffId : null,
      reason: status === "DONE" ? null : "Lluvia",
    });
  }
}

const isRecorded = (entry: Entry) => entry.kind === "visit" && entry.visitId !== null;
const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : 1);

test("a day's visits are those of its plan", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(fc.array(service, { maxLength: 4 }), async (services) => {
      const { id: staffId } = await make.aStaffMember();
      for (const given of services) await build(given, staffId);
      for (const asked of [{}, { withClosed: true }]) {
        const span = { from: today, to: today, ...asked };
        const { rows } = await listSchedule(ctx, { ...span, page: null });
        const plan = await listEntriesOf(ctx, rows, []);
        const found = await listVisitsOfDay(ctx, { day: today, ...asked }, 3);
        const waiting = plan.filter((entry) => !isRecorded(entry));
        expect(found.recorded.toSorted(byKey)).toEqual(plan.filter(isRecorded).toSorted(byKey));
        expect(found.open).toEqual(waiting.slice(0, 3));
        expect(found.openCount).toBe(waiting.length);
        for (const view of [{}, { projectId: rows[0]?.service.projectId }, { staffId }])
          expect(await listLimitedEntries(ctx, { view: "day", ...view })).toEqual(
            limitedEntries((await listEntries(ctx, { view: "day", ...view })).rows, "day", today),
          );
      }
    }),
    { numRuns: extent(12, 80) },
  );
}, 60_000);
