import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import { assignmentRates, visits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { extent } from "@/scripts/testing/extent.mjs";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { round, sum } from "../values/decimal";
import { listUnbilled } from "./list-unbilled";
import { listUnbilledProjects } from "./list-unbilled-projects";

const today = "2026-03-20";
const day = fc.integer({ min: 0, max: 45 }).map((days) => addDays("2026-02-10", days));
const cost = fc.constantFrom("10.00", "12.35", "0.07");

const world = fc.record({
  rates: fc.uniqueArray(
    fc.record({
      of: fc.integer({ min: 0, max: 2 }),
      fromDate: day,
      cost,
      isWithdrawn: fc.boolean(),
    }),
    { maxLength: 8, selector: ({ of, fromDate }) => `${of} ${fromDate}` },
  ),
  meet: day,
  visited: fc.uniqueArray(day, { maxLength: 6 }),
  from: fc.option(day, { nil: undefined }),
  billed: fc.uniqueArray(day, { maxLength: 5 }),
});

test("with prices from a day on, the database sums what the list of facts says", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(world, async ({ rates, meet, visited, from, billed }) => {
      const project = await make.aProject();
      const shared = { projectId: project.id, cost: "10.00" };
      const unit = await make.anEquipment();
      const first = await make.anAssignment({
        ...{ ...shared, equipmentId: unit.id, startDate: "2026-02-12" },
        ...{ isRetired: true, retirementDate: meet > "2026-02-12" ? meet : "2026-02-12" },
      });
      const second = await make.anAssignment({
        ...{ ...shared, equipmentId: unit.id, cost: "12.35" },
        startDate: first.retirementDate ?? meet,
      });
      const served = await make.anAssignment({
        ...{ ...shared, kind: "SERVICIO" as const, startDate: "2026-02-15" },
        equipmentId: (await make.aService()).id,
      });
      const ids = [first.id, second.id, served.id];
      await insertAll(
        database(),
        assignmentRates,
        rates.map(({ of, ...rate }) => ({ ...rate, assignmentId: ids[of] ?? 0 })),
      );
      await insertAll(
        database(),
        visits,
        visited.map((plannedDate) => ({
          ...{ assignmentId: served.id, plannedDate, status: "DONE" as const },
        })),
      );
      const sheet = await make.aWorksheet({ projectId: project.id, status: "INVOICED" });
      await make.aWorksheetLine({
        ...{ worksheetId: sheet.id, kind: "RENT", equipmentId: unit.id, assignmentId: first.id },
        billedDays: billed.toSorted(),
      });
      const scope = { from, to: today };
      const { rows } = await listUnbilled(ctx, { ...scope, projectId: project.id, page: null });
      const all = await listUnbilledProjects(ctx, scope);
      const known = all.rows.find(({ projectId }) => projectId === project.id);
      expect(known?.items ?? 0).toBe(rows.length);
      expect(round(known?.amount ?? "0", 2)).toBe(round(sum(rows.map(({ amount }) => amount)), 2));
    }),
    { numRuns: extent(20, 120) },
  );
});
