import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import {
  staff,
  staffPasses,
  vaccinations,
  vehicleCertificationRecords,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import {
  certificateStatuses,
  vaccineTypes,
  vehicleCertifications,
  vehicleStatuses,
  vehicleTypes,
  workAreas,
} from "@/db/values";
import { addDays } from "../values/dates";
import { many, type Random, someState } from "./testing-random";

const someEnd = (random: Random) => random.day("2028-05-01", 500);

const maybeEnd = (random: Random) => (random.isOnceIn(4) ? null : someEnd(random));

const somebody = (random: Random, at: number) => ({
  firstName: `Ana ${at}`,
  lastName: "Grefa",
  dni: `15${at}`,
  phone: "099",
  workArea: random.of(workAreas),
  licenseUntil: maybeEnd(random),
  defensiveDrivingUntil: maybeEnd(random),
  maeUntil: maybeEnd(random),
  medicalUntil: maybeEnd(random),
  questUntil: maybeEnd(random),
  ...someState(random),
});

const someVehicle = (random: Random, at: number) => ({
  brand: "Hino",
  plate: `PAA-${at}`,
  owner: random.of(["Transportes Napo", "Faena"]),
  type: random.of(vehicleTypes),
  status: random.of(vehicleStatuses),
  capacityGallons: random.of([null, "0.00", "1500.50", "3000.00"]),
  operationCertificateStatus: random.of([null, ...certificateStatuses]),
  operationCertificateUntil: maybeEnd(random),
  registrationUntil: maybeEnd(random),
  mtopUntil: maybeEnd(random),
  technicalReviewUntil: maybeEnd(random),
  insuranceUntil: maybeEnd(random),
  satelliteUntil: maybeEnd(random),
  ...someState(random),
});

const somePass = (random: Random) => ({
  block: random.of(["BLOCK_01", "BLOCK_16"]),
  expiresOn: someEnd(random),
  ...someState(random),
});

function someDose(random: Random) {
  const appliedOn = random.day("2028-01-01", 3);
  return {
    vaccine: random.of(vaccineTypes.slice(0, 3)),
    appliedOn,
    nextDoseOn: random.of([null, addDays(appliedOn, 1 + random.upTo(700))]),
    ...someState(random),
  };
}

export async function fillPapers(random: Random) {
  const db = database();
  const people = await insertAll(
    db,
    staff,
    many(9, (at) => somebody(random, at)),
  );
  const trucks = await insertAll(
    db,
    vehicles,
    many(7, (at) => someVehicle(random, at)),
  );
  const ofSomebody = () => ({ staffId: random.of(people) });
  const ofSomeTruck = () => ({ vehicleId: random.of(trucks) });
  await insertAll(
    db,
    staffPasses,
    many(14, () => ({ ...ofSomebody(), ...somePass(random) })),
  );
  await insertAll(
    db,
    vaccinations,
    many(30, () => ({ ...ofSomebody(), ...someDose(random) })),
  );
  await insertAll(
    db,
    vehiclePasses,
    many(14, () => ({ ...ofSomeTruck(), ...somePass(random) })),
  );
  await insertAll(
    db,
    vehicleCertificationRecords,
    many(14, () => ({
      ...ofSomeTruck(),
      name: random.of(vehicleCertifications),
      startDate: "2028-01-01",
      endDate: someEnd(random),
      ...someState(random),
    })),
  );
  return { staff: people, vehicles: trucks };
}
