import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2028-03-15T17:00:00Z");
});

const march = { period_from: "2028-03-01", period_to: "2028-03-31" };

test("chains of one sheet, truck and waste are one line; a reopened sheet has no certificate", async () => {
  for (const status of ["LIQUIDATED", "IN_PROGRESS"] as const) {
    const sheet = await make.aWorksheet({ status, finalDispositionReference: status });
    const certificate = { worksheetId: sheet.id, number: `CDF-${status}`, issuedOn: "2028-03-10" };
    await database().insert(dispositionCertificates).values(certificate);
    const chain = { worksheetId: sheet.id, date: "2028-03-02" };
    await make.aCustodyChain({ ...chain, gallons: "42", barrels: "1" });
    await make.aCustodyChain({ ...chain, gallons: "0.5" });
    await make.aCustodyChain({ ...chain, waste: "LODOS", status: "CANCELLED", gallons: "9" });
  }
  const sort = { field: "destination", direction: "asc" } as const;
  const { rows } = await reported(ctx, "waste-register", { ...march, sort });
  expect(
    rows.map((row) => [row.destination, row.certificate, row.chains, Number(row.gallons)]),
  ).toEqual([
    ["IN_PROGRESS", null, "2", 42.5],
    ["LIQUIDATED", "CDF-LIQUIDATED", "2", 42.5],
  ]);
});

test("a truck is as full as its known trips; one that says no volume fills nothing", async () => {
  const vehicle = await make.aVehicle({ plate: "PAA-1", capacityGallons: "1000" });
  const { id: worksheetId } = await make.aWorksheet();
  const trip = { worksheetId, date: "2028-03-02", vehicleId: vehicle.id, technicianName: "Luis" };
  await make.aCustodyChain({ ...trip, gallons: "1250" });
  await make.aCustodyChain({ ...trip, gallons: "250" });
  await make.aCustodyChain(trip);
  const { rows } = await reported(ctx, "volume-by-truck", march);
  expect(rows).toEqual([
    expect.objectContaining({
      technician: "Luis",
      trips: "3",
      per_trip: "750.00",
      fill: "75.0",
      overfull: "1",
    }),
  ]);
});

test("a scan in the recycle bin is no scan", async () => {
  const { id: objectId } = await make.aCustodyChain({ date: "2028-03-02" });
  const slot = { model: "custody_chain", objectId, field: "custody_chain_file" } as const;
  await make.anAttachment({ ...slot, removedAt: ctx.now });
  const scans = async () => (await reported(ctx, "custody-chains", march)).rows[0]?.has_scan;
  expect(await scans()).toBe("no");
  await make.anAttachment(slot);
  expect(await scans()).toBe("yes");
});
