import { expect, test } from "vitest";
import {
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import type { Ending } from "../papers/ending";
import { listStaffByExpiry } from "./list-staff-by-expiry";
import { listVehiclesByExpiry } from "./list-vehicles-by-expiry";

const page = { page: 1, pageSize: 100 };

const aContext = () => memberAt("2026-08-10T17:00:00Z");

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

test("what ends within so many days is found behind an earlier paper, what is over by itself", async () => {
  const ctx = await aContext();
  const both = await aVehicle({ mtopUntil: "2026-08-09", insuranceUntil: "2026-08-25" });
  const later = await aVehicle({ registrationUntil: "2026-09-30" });
  await aVehicle({ insuranceUntil: "2026-08-12", isActive: false });
  const certified = await aVehicleCertification({ endDate: "2026-08-10" });
  const plates = async (ends: Ending) =>
    (await listVehiclesByExpiry(ctx, { page, ends })).rows.map(({ id }) => id);
  expect(await plates("7")).toEqual([certified.vehicleId]);
  expect(await plates("15")).toEqual([both.id, certified.vehicleId]);
  expect(await plates("60")).toEqual([both.id, certified.vehicleId, later.id]);
  expect(await plates("over")).toEqual([both.id]);
  const member = await aStaffMember({ licenseUntil: "2026-08-20" });
  await aStaffMember({ licenseUntil: "2027-08-20" });
  const found = await listStaffByExpiry(ctx, { page, ends: "15" });
  expect(found).toMatchObject({ total: 1, rows: [{ id: member.id }] });
});
