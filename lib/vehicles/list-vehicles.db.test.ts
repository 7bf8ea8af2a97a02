import { expect, test } from "vitest";
import { aVehicle, aVehicleCertification, aVehiclePass } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listVehicles } from "./list-vehicles";

test("sorted by expiry, the vehicle whose paper ends first comes first", async () => {
  await aVehicle({ plate: "NONE" });
  await aVehicle({ plate: "THIRD", registrationUntil: "2026-09-03", mtopUntil: "2027-01-01" });
  const renewed = await aVehicle({ plate: "FOURTH", insuranceUntil: "2026-09-04" });
  await aVehiclePass({ vehicleId: renewed.id, expiresOn: "2030-01-01" });
  await aVehiclePass({ vehicleId: renewed.id, expiresOn: "2020-01-01", isDeleted: true });
  const first = await aVehicle({ plate: "FIRST", satelliteUntil: "2027-01-01" });
  await aVehiclePass({ vehicleId: first.id, expiresOn: "2026-09-01" });
  await aVehiclePass({ vehicleId: first.id, expiresOn: "2030-01-01" });
  const second = await aVehicle({ plate: "SECOND" });
  await aVehicleCertification({ vehicleId: second.id, endDate: "2026-09-02" });
  await aVehicleCertification({ vehicleId: second.id, endDate: "2030-01-01" });
  const ctx = await memberAt("2026-08-10T17:00:00Z");
  const sort = { field: "expiry", direction: "asc" } as const;
  const { rows, total } = await listVehicles(ctx, { page: { page: 1, pageSize: 10 }, sort });
  expect(rows.map(({ plate }) => plate)).toEqual(["FIRST", "SECOND", "THIRD", "FOURTH", "NONE"]);
  expect(total).toBe(5);
});
