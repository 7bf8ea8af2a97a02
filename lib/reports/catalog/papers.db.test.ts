import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2028-03-15T17:00:00Z");
});

const lasting = "2030-01-01";

const allPapers = {
  licenseUntil: lasting,
  defensiveDrivingUntil: lasting,
  maeUntil: lasting,
  medicalUntil: lasting,
  questUntil: lasting,
};

const worst = async () => {
  const { rows } = await reported(ctx, "staff-by-area");
  return rows.map((row) => [row.paper, row.expires_on, row.paper_state]);
};

test("what has run out is worse than what is missing, and that than what is valid", async () => {
  const { id: staffId } = await make.aStaffMember({ ...allPapers, medicalUntil: null });
  expect(await worst()).toEqual([["medicalUntil", null, "missing"]]);
  await make.aStaffPass({ staffId, expiresOn: "2028-03-14" });
  expect(await worst()).toEqual([[expect.stringMatching(/^Pase /), "2028-03-14", "expired"]]);
});

test("a paper is valid on its last day", async () => {
  await make.aStaffMember({ ...allPapers, licenseUntil: "2028-03-15" });
  expect(await worst()).toEqual([["licenseUntil", "2028-03-15", "due_10"]]);
});

test("who is inactive has no papers to watch, and is still listed", async () => {
  await make.aStaffMember({ isActive: false, licenseUntil: "2028-01-01" });
  expect(await worst()).toEqual([[null, null, null]]);
  expect((await reported(ctx, "expiries")).count).toBe(0);
});

test("what runs out is told to the end of the month that is asked for", async () => {
  const { id: vehicleId } = await make.aVehicle({ plate: "PAA-1" });
  for (const expiresOn of ["2028-02-29", "2028-04-30", "2028-05-01"])
    await make.aVehiclePass({ vehicleId, expiresOn });
  const { rows } = await reported(ctx, "expiries", { filters: { months: "1" } });
  expect(rows.map((row) => [row.subject, row.month, row.state, row.days_left])).toEqual([
    ["PAA-1", "2028-02", "expired", "-15"],
    ["PAA-1", "2028-04", "valid", "46"],
  ]);
});
