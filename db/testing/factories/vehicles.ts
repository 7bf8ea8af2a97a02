import { database } from "../../client";
import { vehicleCertificationRecords, vehiclePasses, vehicles } from "../../schema";
import { first, next, type Row } from "./making";

export const aVehicle = async (given: Row<typeof vehicles> = {}) =>
  first(
    await database()
      .insert(vehicles)
      .values({
        brand: "Hino",
        type: "VACUUM",
        plate: `PAA-${String(next()).padStart(4, "0")}`,
        owner: "Transportes Napo",
        ...given,
      })
      .returning(),
  );

export const aVehiclePass = async (given: Row<typeof vehiclePasses> = {}) =>
  first(
    await database()
      .insert(vehiclePasses)
      .values({
        vehicleId: given.vehicleId ?? (await aVehicle()).id,
        block: "BLOCK_01",
        expiresOn: "2030-12-31",
        ...given,
      })
      .returning(),
  );

export const aVehicleCertification = async (given: Row<typeof vehicleCertificationRecords> = {}) =>
  first(
    await database()
      .insert(vehicleCertificationRecords)
      .values({
        vehicleId: given.vehicleId ?? (await aVehicle()).id,
        name: "PRUEBA HIDROSTATICA",
        startDate: "2026-01-01",
        endDate: "2030-12-31",
        ...given,
      })
      .returning(),
  );
