import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { getReport } from "../registry";
import { reported } from "../testing";
import { listAgedRows } from "../unbilled-rows";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-06-30T17:00:00Z");
});

test("days of one unit are told by their age, and add up", async () => {
  const project = await make.aProject({ location: "Norte" });
  await make.anAssignment({ projectId: project.id, cost: "7.10", startDate: "2026-03-01" });
  const { rows, totals } = await reported(ctx, "unbilled");
  const told = rows.map(({ age, first_day, last_day, quantity, amount }) => [
    age,
    first_day,
    last_day,
    quantity,
    amount,
  ]);
  expect(told.toSorted()).toEqual([
    ["0 a 30 días", "2026-05-31", "2026-06-30", "31.00", "220.10"],
    ["31 a 60 días", "2026-05-01", "2026-05-30", "30.00", "213.00"],
    ["61 a 90 días", "2026-04-01", "2026-04-30", "30.00", "213.00"],
    ["Más de 90 días", "2026-03-01", "2026-03-31", "31.00", "220.10"],
  ]);
  expect(totals).toEqual({ quantity: "122.00", amount: "866.20" });
  const row = rows.find(({ age }) => age === "61 a 90 días");
  expect(row && getReport(ctx.caller, "unbilled").link?.(row)).toBe(
    `/unbilled?project_id=${project.id}&date_from=2026-04-01&date_to=2026-04-30`,
  );
});

test("a client, a project or a kind can be asked for", async () => {
  const [project, other] = [await make.aProject(), await make.aProject()];
  await make.anAssignment({ projectId: project.id, startDate: "2026-06-30" });
  await make.aShippingGuide({ projectId: project.id, transportCost: "40" });
  await make.anAssignment({ projectId: other.id, startDate: "2026-06-29" });
  const amountOf = async (filters: Record<string, NonNullable<unknown>>) =>
    (await reported(ctx, "unbilled", { filters })).totals.amount;
  expect(await amountOf({})).toBe("70.00");
  expect(await amountOf({ partnerId: project.partnerId })).toBe("50.00");
  expect(await amountOf({ projectId: other.id })).toBe("20.00");
  expect(await amountOf({ kind: ["TRANSPORT"] })).toBe("40.00");
  expect(await amountOf({ kind: ["TRANSPORT"], projectId: other.id })).toBe("0");
  expect(await amountOf({ partnerId: project.partnerId, projectId: other.id })).toBe("0");
});

test("of projects beyond the detail only the sum is told, and none is lost", async () => {
  const [small, large] = [await make.aProject(), await make.aProject()];
  for (const projectId of [small.id, small.id])
    await make.anAssignment({ projectId, startDate: "2026-06-30" });
  await make.anAssignment({ projectId: large.id, startDate: "2026-06-01" });
  const rows = await listAgedRows(ctx, {}, 2);
  expect(rows).toMatchObject([
    { id: expect.stringContaining(`${large.id}-`), kind: "RENT", amount: "300.00" },
    { id: `${small.id}-summed`, description: "2 renglones, sin detalle", amount: "20.00" },
  ]);
  expect(rows[1]).not.toHaveProperty("age");
});
