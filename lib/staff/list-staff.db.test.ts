import { expect, test } from "vitest";
import { aStaffMember, aStaffPass, aVaccination } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listStaff } from "./list-staff";

test("sorted by expiry, the technician whose paper ends first comes first", async () => {
  await aStaffMember({ lastName: "None" });
  await aStaffMember({ lastName: "Third", medicalUntil: "2026-09-03", maeUntil: "2027-01-01" });
  const renewed = await aStaffMember({ lastName: "Fourth", questUntil: "2026-09-04" });
  await aStaffPass({ staffId: renewed.id, expiresOn: "2026-01-01", isDeleted: true });
  await aStaffPass({ staffId: renewed.id, expiresOn: "2030-01-01" });
  await aVaccination({ staffId: renewed.id, appliedOn: "2020-01-01", nextDoseOn: "2021-01-01" });
  await aVaccination({ staffId: renewed.id, appliedOn: "2021-01-01" });
  const first = await aStaffMember({ lastName: "First" });
  await aVaccination({ staffId: first.id, appliedOn: "2020-01-01", nextDoseOn: "2026-09-01" });
  const second = await aStaffMember({ lastName: "Second" });
  await aStaffPass({ staffId: second.id, expiresOn: "2026-09-02" });
  await aStaffPass({ staffId: second.id, expiresOn: "2030-01-01" });
  const ctx = await memberAt("2026-08-10T17:00:00Z");
  const sort = { field: "expiry", direction: "asc" } as const;
  const { rows } = await listStaff(ctx, { page: null, sort });
  const names = rows.map(({ lastName }) => lastName);
  expect(names).toEqual(["First", "Second", "Third", "Fourth", "None"]);
});
