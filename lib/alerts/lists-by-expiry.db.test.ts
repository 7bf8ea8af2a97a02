import { expect, test } from "vitest";
import { database, watchQueries } from "@/db/client";
import {
  aStaffMember,
  aStaffPass,
  aUser,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { listStaffByExpiry } from "./list-staff-by-expiry";
import { listVehiclesByExpiry } from "./list-vehicles-by-expiry";

const page = { page: 1, pageSize: 100 };

const aContext = async () => ({
  db: database(),
  now: new Date("2026-08-10T17:00:00Z"),
  today: "2026-08-10",
  timeZone: "America/Guayaquil",
  address: "local",
  visit: { user: await aUser(), sessionId: null, tokenId: null, scope: "write" as const },
  inTransaction: false,
  afterCommit: () => undefined,
});

async function countQueries(read: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = watchQueries(() => {
    count += 1;
  });
  await read();
  stop();
  return count;
}

test("a list of any length takes the same queries", async () => {
  const ctx = await aContext();
  const counts = async () => [
    await countQueries(() => listVehiclesByExpiry(ctx, { page, papers: "valid" })),
    await countQueries(() => listStaffByExpiry(ctx, { page, papers: "valid" })),
  ];
  const aRow = async () => {
    await aVehicleCertification({ vehicleId: (await aVehiclePass()).vehicleId });
    await aVaccination({ staffId: (await aStaffPass()).staffId, nextDoseOn: "2027-01-15" });
  };
  await aRow();
  const before = await counts();
  await aRow();
  await aRow();
  expect(await counts()).toEqual(before);
});

test("an inactive record has no outlook", async () => {
  const ctx = await aContext();
  await aVehicle({ isActive: false, registrationUntil: "2020-01-01" });
  await aStaffMember({ isActive: false, licenseUntil: "2020-01-01" });
  expect((await listVehiclesByExpiry(ctx, { page })).rows[0]?.outlook).toBeNull();
  expect((await listStaffByExpiry(ctx, { page })).rows[0]?.outlook).toBeNull();
});

test("the outlook of an active record is its own", async () => {
  const ctx = await aContext();
  await aVehicle({ mtopUntil: "2026-08-09" });
  const { rows } = await listVehiclesByExpiry(ctx, { page });
  expect(rows[0]?.outlook).toMatchObject({
    first: { label: "MTOP", daysLeft: -1 },
    counts: { expired: 1, due_10: 0, due_30: 0, missing: 5 },
  });
});
