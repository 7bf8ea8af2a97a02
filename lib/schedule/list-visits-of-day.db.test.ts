import fc from "fast-check";
import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { listEntriesOf } from "./list-entries";
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

async function build({ location, isClosed, every, startDate, endDate, ...given }: Given) {
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
  const staff = await make.aStaffMember();
  for (const { plannedDate, movedTo, status, wasMoved } of given.visits) {
    const isMoved = status === "MOVED" || (wasMoved && status === "DONE");
    await make.aVisit({
      assignmentId,
      plannedDate,
      status,
      movedTo: isMoved ? movedTo : null,
      staffId: wasMoved ? staff.id : null,
      reason: status === "DONE" ? null : "Lluvia",
    });
  }
}

test("a day's visits are those of its plan", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(fc.array(service, { maxLength: 4 }), async (services) => {
      for (const given of services) await build(given);
      const { rows } = await listSchedule(ctx, { from: today, to: today, page: null });
      const plan = await listEntriesOf(ctx, rows, []);
      const isRecorded = (entry: (typeof plan)[number]) => entry.kind === "visit" && entry.visitId;
      const { recorded, open, openCount } = await listVisitsOfDay(ctx, today, 3);
      const waiting = plan.filter((entry) => !isRecorded(entry));
      const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
      expect(recorded.toSorted(byKey)).toEqual(plan.filter(isRecorded).toSorted(byKey));
      expect(open).toEqual(waiting.slice(0, 3));
      expect(openCount).toBe(waiting.length);
    }),
    { numRuns: 25 },
  );
}, 60_000);
