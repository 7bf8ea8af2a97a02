import { and, eq, max, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import {
  vehicleCertificationRecords as certifications,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isInWorkshop, passRequirement, vehicle } from "../states/gate";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { notApplicable } from "../vehicles/papers";
import type { Whose } from "./list-gate-people";
import { factDay } from "./requirements";
import { type GateSubject, paperKey } from "./rule";
import { forGood } from "./vaccine-due";

const chosen = (which: Whose): SQL | undefined =>
  which === "active" ? live(vehicles) : among(vehicles.id, which);

const listFleet = (ctx: BaseContext, which: Whose) =>
  ctx.db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      type: vehicles.type,
      status: vehicles.status,
      certificate: vehicles.operationCertificateStatus,
      OPERATION_CERTIFICATE: vehicles.operationCertificateUntil,
      REGISTRATION: vehicles.registrationUntil,
      MTOP: vehicles.mtopUntil,
      TECHNICAL_REVIEW: vehicles.technicalReviewUntil,
      INSURANCE: vehicles.insuranceUntil,
      SATELLITE: vehicles.satelliteUntil,
    })
    .from(vehicles)
    .where(chosen(which));

type Car = Awaited<ReturnType<typeof listFleet>>[number];

const listLastPasses = (ctx: BaseContext, which: Whose) =>
  ctx.db
    .select({
      vehicleId: vehiclePasses.vehicleId,
      block: vehiclePasses.block,
      until: max(vehiclePasses.expiresOn),
    })
    .from(vehiclePasses)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePasses.vehicleId))
    .where(and(chosen(which), live(vehiclePasses)))
    .groupBy(vehiclePasses.vehicleId, vehiclePasses.block);

const listLastCertifications = (ctx: BaseContext, which: Whose) =>
  ctx.db
    .select({
      vehicleId: certifications.vehicleId,
      name: certifications.name,
      until: max(certifications.endDate),
    })
    .from(certifications)
    .innerJoin(vehicles, eq(vehicles.id, certifications.vehicleId))
    .where(and(chosen(which), live(certifications)))
    .groupBy(certifications.vehicleId, certifications.name);

type Pass = { block: string; until: Day | null };
type Certification = { name: string; until: Day | null };

/** One that does not apply and has no day is not missing (decision 0019). */
const certificateDay = ({ certificate, OPERATION_CERTIFICATE: until }: Car): Day | null =>
  until ?? (certificate === notApplicable ? forGood : null);

const papersOf = (car: Car, passes: readonly Pass[], certified: readonly Certification[]) =>
  new Map<string, Day | null>([
    ["OPERATION_CERTIFICATE", certificateDay(car)],
    ["REGISTRATION", car.REGISTRATION],
    ["MTOP", car.MTOP],
    ["TECHNICAL_REVIEW", car.TECHNICAL_REVIEW],
    ["INSURANCE", car.INSURANCE],
    ["SATELLITE", car.SATELLITE],
    ["STATUS", factDay(!isInWorkshop(car))],
    ...passes.map(({ block, until }) => [paperKey(passRequirement, block), until] as const),
    ...certified.map(({ name, until }) => [paperKey("CERTIFICATION", name), until] as const),
  ]);

/** In three statements, however many they are. */
export async function listGateVehicles(ctx: BaseContext, which: Whose): Promise<GateSubject[]> {
  if (which.length === 0) return [];
  const [fleet, passes, certified] = await Promise.all([
    listFleet(ctx, which),
    listLastPasses(ctx, which),
    listLastCertifications(ctx, which),
  ]);
  const passesOf = groupedBy(passes, ({ vehicleId }) => vehicleId);
  const certifiedOf = groupedBy(certified, ({ vehicleId }) => vehicleId);
  return fleet.map((car) => ({
    subject: vehicle,
    id: car.id,
    name: car.plate,
    group: car.type,
    papers: papersOf(car, passesOf.get(car.id) ?? [], certifiedOf.get(car.id) ?? []),
  }));
}
