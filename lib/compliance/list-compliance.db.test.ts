import fc from "fast-check";
import { expect, test } from "vitest";
import { companyOfPapers, fillPapers, paperDay as today } from "@/db/testing/papers";
import { extent } from "@/scripts/testing/extent.mjs";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listStaffPapers } from "../staff/list-papers";
import { listStaff } from "../staff/list-staff";
import { staffPaperLabels } from "../staff/papers";
import { addDays } from "../values/dates";
import { listVehiclePapers } from "../vehicles/list-papers";
import { listVehicles } from "../vehicles/list-vehicles";
import { vehiclePaperLabels } from "../vehicles/papers";
import { type Compliance, type ComplianceAsked, complianceOf, fitnessFilters } from "./compliance";
import { getJobRequirement } from "./get-job-requirement";
import { listStaffCompliance } from "./list-staff-compliance";
import { listVehicleCompliance } from "./list-vehicle-compliance";
import { matrixRows } from "./matrix";
import { passColumnLabel } from "./matrix-row";

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const day = fc.integer({ min: -6, max: 36 }).map((after) => addDays(today, after));

const asking = fc.record({
  job_from: maybe(day),
  job_to: maybe(day),
  block: maybe(fc.constantFrom("BLOCK_01", "Block 16", "Bloque 99")),
  fit: maybe(fc.constantFrom(...fitnessFilters)),
  paper: maybe(
    fc.constantFrom(passColumnLabel, ...staffPaperLabels, ...vehiclePaperLabels, "Otro"),
  ),
  search: maybe(fc.constantFrom("a", "zoila", "av", "hino")),
  direction: maybe(fc.constantFrom("asc" as const, "desc" as const)),
});

type Expected = Omit<ReturnType<typeof complianceOf>, "page">;

const told = ({ rows, total, columns, matchedCount, fitCount, requirement }: Expected) => ({
  rows: rows.map(({ id, cells, failures }) => ({ id, cells, failures })),
  ...{ total, columns, matchedCount, fitCount, requirement },
});

async function listByPages(list: (page: Compliance["page"]) => Promise<Compliance>) {
  const rows: Compliance["rows"] = [];
  for (let page = 1; ; page += 1) {
    const found = await list({ page, pageSize: 3 });
    rows.push(...found.rows);
    if (found.rows.length === 0) return { ...found, rows };
  }
}

const named = ({ id }: { id: number }) => ({ id, name: "", detail: "" });

async function expectedOfStaff(ctx: Context, asked: ComplianceAsked) {
  const { requirement } = await getJobRequirement(ctx, asked);
  const { rows } = await listStaff(ctx, {
    search: asked.search,
    sort: asked.sort ?? null,
    isActive: true,
    page: null,
  });
  const papers = await listStaffPapers(
    ctx,
    rows.map(({ id }) => id),
  );
  return complianceOf(
    matrixRows(rows.map(named), papers, requirement),
    staffPaperLabels,
    requirement,
    asked,
  );
}

async function expectedOfVehicles(ctx: Context, asked: ComplianceAsked) {
  const { requirement } = await getJobRequirement(ctx, asked);
  const { rows } = await listVehicles(ctx, {
    search: asked.search,
    sort: asked.sort ?? null,
    isActive: true,
    page: null,
  });
  const papers = await listVehiclePapers(
    ctx,
    rows.map(({ id }) => id),
  );
  return complianceOf(
    matrixRows(rows.map(named), papers, requirement),
    vehiclePaperLabels,
    requirement,
    asked,
  );
}

test("whole or by pages, whatever is asked, it is what the rule says of everybody's papers", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(companyOfPapers, asking, async (company, { direction, ...filters }) => {
      await fillPapers(company);
      const sortedBy = (field: string) => ({
        ...filters,
        page: null,
        sort: direction ? { field, direction } : null,
      });
      for (const [list, expectedOf, asked] of [
        [listStaffCompliance, expectedOfStaff, sortedBy("name")],
        [listVehicleCompliance, expectedOfVehicles, sortedBy("plate")],
      ] as const) {
        const expected = told(await expectedOf(ctx, asked));
        expect(told(await list(ctx, asked))).toEqual(expected);
        const paged = await listByPages((page) => list(ctx, { ...asked, page }));
        expect(told(paged)).toEqual(expected);
      }
    }),
    { numRuns: extent(20, 80) },
  );
}, 60_000);
