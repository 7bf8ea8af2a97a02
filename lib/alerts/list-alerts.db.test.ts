import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import { companyOfPapers, fillPapers, paperDay as today } from "@/db/testing/papers";
import { extent } from "@/scripts/testing/extent.mjs";
import type { BaseContext } from "../kernel/context";
import { nobodyAt } from "../kernel/testing";
import { type AlertDays, alertStatuses, paperKinds } from "../papers/expiry";
import { listStaffPapers } from "../staff/list-papers";
import { listVehiclePapers } from "../vehicles/list-papers";
import { alertCountsOf } from "./alert-counts";
import { alertsOf, type PaperAlert } from "./alerts";
import { listAlerts } from "./list-alerts";

const told = ({
  kind,
  field,
  fieldName,
  label,
  subjectId,
  subjectName,
  recordId,
  ...rest
}: PaperAlert) => [
  kind,
  field,
  fieldName,
  label,
  subjectId,
  subjectName,
  recordId,
  rest.expiresOn,
  rest.status,
  rest.daysLeft,
];

async function expectedOf(ctx: BaseContext, days: AlertDays, kind: PaperAlert["kind"] | undefined) {
  const papers = [
    ...(await listStaffPapers(ctx, "active")),
    ...(await listVehiclePapers(ctx, "active")),
  ];
  return alertsOf(
    papers.filter((paper) => !kind || paper.kind === kind),
    ctx.today,
    days,
  );
}

async function listByPages(
  ctx: BaseContext,
  asked: Omit<Parameters<typeof listAlerts>[1], "page">,
) {
  const found: PaperAlert[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total, counts } = await listAlerts(ctx, {
      ...asked,
      page: { page, pageSize: 7 },
    });
    found.push(...rows);
    if (rows.length === 0) return { rows: found.map(told), total, counts };
  }
}

const asking = fc.record({
  days: fc.constantFrom<AlertDays>([10, 30], [3, 5], [1, 1]),
  kind: fc.option(fc.constantFrom(...paperKinds), { nil: undefined }),
  status: fc.option(fc.constantFrom(...alertStatuses), { nil: undefined }),
});

test("whole or by pages, of a kind or a status, it is what the rule says of all papers", async () => {
  const ctx = nobodyAt(`${today}T17:00:00Z`);
  await fc.assert(
    fc.asyncProperty(companyOfPapers, asking, async (company, { days, kind, status }) => {
      await fillPapers(company);
      await database()
        .update(settings)
        .set({ alertDays: [...days] });
      const alerts = await expectedOf(ctx, days, kind);
      const rows = alerts.filter((alert) => !status || alert.status === status).map(told);
      const expected = { rows, total: rows.length, counts: alertCountsOf(alerts) };
      expect(await listByPages(ctx, { kind, status })).toEqual(expected);
      const whole = await listAlerts(ctx, { kind, status, page: null });
      expect({ ...whole, rows: whole.rows.map(told) }).toEqual({ ...expected, page: null });
    }),
    { numRuns: extent(15, 60) },
  );
}, 60_000);
