import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;
let projectId: number;

beforeEach(async () => {
  ctx = await memberAt("2028-03-15T17:00:00Z");
  projectId = (await make.aProject()).id;
});

const aStay = async (code: string, startDate: string, given = {}) => {
  const unit = await make.anEquipment({ code });
  return make.anAssignment({ projectId, equipmentId: unit.id, startDate, ...given });
};

const retiredOn = (retirementDate: string, retirementReason = "Daño") => ({
  isRetired: true,
  retirementDate,
  retirementReason,
});

const left = async () => {
  const { rows } = await reported(ctx, "exchanges-and-returns", {
    period_from: "2028-01-01",
    period_to: "2028-12-31",
  });
  return rows.map((row) => [row.code, row.left_on, row.reason, row.days, row.replaced_by]);
};

test("a unit replaces one of its type that leaves that day, and only one", async () => {
  await aStay("A", "2028-02-01", retiredOn("2028-02-10"));
  await aStay("B", "2028-02-10", retiredOn("2028-02-10"));
  await aStay("C", "2028-02-10");
  const plant = await make.anEquipment({ code: "P", type: "PTRTAR" });
  await make.anAssignment({ projectId, equipmentId: plant.id, startDate: "2028-02-10" });
  expect(await left()).toEqual([
    ["A", "2028-02-10", "Daño", "10", "B"],
    ["B", "2028-02-10", "Daño", "1", "C"],
  ]);
});

test("the unit that an exchange names comes the day after", async () => {
  await aStay("A", "2028-02-01", retiredOn("2028-02-10", "Intercambio por B: Fuga"));
  await aStay("B", "2028-02-11");
  await aStay("C", "2028-02-10");
  await aStay("D", "2028-02-01", retiredOn("2028-02-10"));
  await aStay("E", "2028-02-11");
  expect(await left()).toEqual([
    ["A", "2028-02-10", "Intercambio por B: Fuga", "10", "B"],
    ["D", "2028-02-10", "Daño", "10", null],
  ]);
});

test("to renew is not to leave; what ended alone has no reason", async () => {
  const { equipmentId } = await aStay("A", "2028-01-01", retiredOn("2028-01-31", "Nueva tarifa"));
  await make.anAssignment({
    projectId,
    equipmentId,
    startDate: "2028-02-01",
    endDate: "2028-02-29",
  });
  expect(await left()).toEqual([["A", "2028-02-29", null, "60", null]]);
});

test("nothing has left that will, never came, was deleted or is at another project", async () => {
  await aStay("A", "2028-02-01", { endDate: "2028-03-16" });
  await aStay("B", "2028-02-01", retiredOn("2028-01-31"));
  await aStay("C", "2028-02-01", { ...retiredOn("2028-02-10"), isDeleted: true });
  const elsewhere = await make.aProject({ isDeleted: true });
  await aStay("D", "2028-02-01", { ...retiredOn("2028-02-10"), projectId: elsewhere.id });
  expect(await left()).toEqual([]);
});
