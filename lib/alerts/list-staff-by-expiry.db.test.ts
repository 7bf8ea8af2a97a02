import fc from "fast-check";
import { expect, test } from "vitest";
import { companyOfPapers, fillPapers, paperDay as today } from "@/db/testing/papers";
import { memberAt } from "../kernel/testing";
import { listStaffPapers } from "../staff/list-papers";
import { standingsOf } from "./alerts";
import { listStaffByExpiry } from "./list-staff-by-expiry";
import { activeIds, withOutlooks } from "./outlook";

test("whose first paper ends first comes first, and the outlook is that of all papers", async () => {
  const ctx = await memberAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(companyOfPapers, async (company) => {
      await fillPapers(company);
      const { rows } = await listStaffByExpiry(ctx, { page: null });
      const papers = await listStaffPapers(ctx, activeIds(rows));
      expect(rows).toEqual(withOutlooks(rows, standingsOf(papers, today, [10, 30])));
      const active = rows.filter(({ isActive }) => isActive);
      expect(rows.slice(0, active.length)).toEqual(active);
      const ends = active.map(({ outlook }) => outlook?.first?.expiresOn ?? "none");
      expect(ends).toEqual(ends.toSorted());
    }),
    { numRuns: 15 },
  );
}, 60_000);
