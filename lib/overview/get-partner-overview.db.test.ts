import { beforeEach, expect, test } from "vitest";
import { aPartner, aProject, aRentedUnit, aWorksheet } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { getPartnerOverview } from "./get-partner-overview";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
});

const sheetOf = (projectId: number, date: string, given: Parameters<typeof aWorksheet>[0] = {}) =>
  aWorksheet({
    ...{ projectId, date, subtotal: "100.10", taxAmount: "15.02", total: "115.12" },
    ...given,
  });

test("tells what is billed and pending of this client alone, month by month", async () => {
  const { id: partnerId } = await aPartner();
  const [north, south, strange] = [
    await aProject({ partnerId }),
    await aProject({ partnerId, isClosed: true }),
    await aProject(),
  ];
  await sheetOf(north.id, "2026-03-31", { status: "IN_PROGRESS" });
  await sheetOf(south.id, "2026-03-01", { status: "LIQUIDATED" });
  await sheetOf(north.id, "2026-01-15", { status: "INVOICED" });
  await sheetOf(north.id, "2026-01-15", { status: "CANCELLED" });
  await sheetOf(north.id, "2026-01-15", { status: "INVOICED", isDeleted: true });
  await sheetOf(strange.id, "2026-01-15", { status: "INVOICED" });
  const { billing } = await getPartnerOverview(ctx, { partnerId });
  expect(billing?.map(({ month }) => month).slice(0, 1)).toEqual(["2025-04"]);
  expect(billing?.slice(-3)).toEqual([
    { month: "2026-01", billed: "100.10", toBill: "0" },
    { month: "2026-02", billed: "0", toBill: "0" },
    { month: "2026-03", billed: "0", toBill: "200.20" },
  ]);
});

test("asks the same number of queries whatever the client has", async () => {
  const queriesFor = (partnerId: number) =>
    countQueries(() => getPartnerOverview(ctx, { partnerId }));
  const { id: small } = await aPartner();
  const { id: large } = await aPartner();
  for (let at = 1; at <= 5; at += 1) {
    const project = await aProject({ partnerId: large });
    await aRentedUnit(project);
    await sheetOf(project.id, `2026-0${Math.min(at, 3)}-05`);
  }
  expect(await queriesFor(large)).toBe(await queriesFor(small));
});
