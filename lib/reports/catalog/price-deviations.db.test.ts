import { expect, test } from "vitest";
import { database } from "@/db/client";
import { listPrices } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

test("sums what was agreed beside the list, once an assignment", async () => {
  const ctx = await memberAt("2026-11-20T12:00:00-05:00");
  await database()
    .insert(listPrices)
    .values({ kind: "RENT", type: "LVMNOS", fromDate: "2026-01-01", amount: "10.00" });
  const project = await make.aProject();
  const given = { startDate: "2026-06-01" };
  for (const cost of ["9.50", "10.00", "12.25"])
    await make.aRentedUnit(project, { ...given, cost });
  const { rows, totals } = await reported(ctx, "price-deviations", {
    period_from: "2026-11-01",
    period_to: "2026-11-30",
  });
  expect(rows.map(({ difference }) => difference)).toEqual(["-0.50", "2.25"]);
  expect(totals).toMatchObject({
    assignments: "2",
    agreed: "21.75",
    listed: "20.00",
    difference: "1.75",
  });
});
