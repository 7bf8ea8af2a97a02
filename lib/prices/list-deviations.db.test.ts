import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignmentRates, listPrices } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listDeviations } from "./list-deviations";

let ctx: Context;
beforeEach(async () => {
  ctx = await memberAt("2026-11-20T12:00:00-05:00");
});

const november = { from: "2026-11-01", to: "2026-11-30" };

const priced = (given: Partial<typeof listPrices.$inferInsert>) =>
  database()
    .insert(listPrices)
    .values({
      ...{ kind: "RENT", type: "LVMNOS", fromDate: "2026-01-01", amount: "10.00" },
      ...given,
    });

test("tells who pays another price than the list's on the last of the days", async () => {
  const project = await make.aProject({ location: "Edén" });
  await make.aRentedUnit(project, { cost: "10.00", startDate: "2026-06-01" });
  const { unit, assignment } = await make.aRentedUnit(project, {
    ...{ cost: "9.50", startDate: "2026-06-01" },
  });
  const { assignment: changing } = await make.aRentedUnit(project, { startDate: "2026-06-01" });
  await database()
    .insert(assignmentRates)
    .values({ assignmentId: changing.id, fromDate: "2026-11-16", cost: "12.00" });
  await priced({});

  const found = await listDeviations(ctx, november);
  expect(found).toEqual([
    expect.objectContaining({
      ...{ assignmentId: assignment.id, code: unit.code, projectId: project.id, location: "Edén" },
      ...{ day: "2026-11-30", agreed: "9.50", listed: "10.00", difference: "-0.50" },
    }),
    expect.objectContaining({
      ...{ assignmentId: changing.id, agreed: "12.00", listed: "10.00", difference: "2.00" },
    }),
  ]);
  const before = await listDeviations(ctx, { from: "2026-11-01", to: "2026-11-15" });
  expect(before.map(({ assignmentId }) => assignmentId)).toEqual([assignment.id]);
});

test("the client's own list counts, and what has no price, or does not stand then, is left out", async () => {
  const project = await make.aProject();
  await make.aRentedUnit(project, { cost: "8.00", startDate: "2026-06-01" });
  await make.aRentedUnit(project, { cost: "7.00", startDate: "2026-12-01" });
  const ended = { isRetired: true, retirementDate: "2026-10-31", retirementReason: "fin" };
  await make.aRentedUnit(project, { cost: "7.00", startDate: "2026-06-01", ...ended });
  const service = await make.anAssignment({
    ...{ projectId: project.id, kind: "SERVICIO", cost: "30.00", startDate: "2026-06-01" },
    equipmentId: (await make.aService()).id,
  });
  await priced({});
  await priced({ partnerId: project.partnerId, amount: "8.00" });
  expect(await listDeviations(ctx, november)).toEqual([]);
  await priced({ kind: "VISIT", type: null, serviceId: service.equipmentId, amount: "25.00" });
  expect(await listDeviations(ctx, november)).toMatchObject([
    { assignmentId: service.id, agreed: "30.00", listed: "25.00", difference: "5.00" },
  ]);
});
