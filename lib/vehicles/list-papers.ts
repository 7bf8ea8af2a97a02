import { and, asc, desc, eq, inArray, not } from "drizzle-orm";
import {
  vehicleCertificationRecords as certifications,
  operatorBlocks,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../context";
import type { Paper } from "../expiry";

type Vehicle = typeof vehicles.$inferSelect;

const dated = [
  ["operationCertificateUntil", "Certificado de operación"],
  ["registrationUntil", "Matrícula"],
  ["mtopUntil", "MTOP"],
  ["technicalReviewUntil", "Revisión técnica"],
  ["insuranceUntil", "Póliza"],
  ["satelliteUntil", "Satelital"],
] as const;

const ownPapers = (vehicle: Vehicle): Paper[] =>
  dated.map(([column, label]) => ({
    kind: "vehicle",
    label,
    subjectId: vehicle.id,
    subjectName: vehicle.plate,
    recordId: null,
    expiresOn: vehicle[column],
  }));

const listPasses = (ctx: BaseContext, ids: number[]) =>
  ctx.db
    .selectDistinctOn([vehiclePasses.vehicleId, vehiclePasses.block], {
      id: vehiclePasses.id,
      subjectId: vehiclePasses.vehicleId,
      label: operatorBlocks.label,
      expiresOn: vehiclePasses.expiresOn,
    })
    .from(vehiclePasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, vehiclePasses.block))
    .where(
      and(
        inArray(vehiclePasses.vehicleId, ids),
        vehiclePasses.isActive,
        not(vehiclePasses.isDeleted),
      ),
    )
    .orderBy(asc(vehiclePasses.vehicleId), asc(vehiclePasses.block), desc(vehiclePasses.expiresOn));

const listCertifications = (ctx: BaseContext, ids: number[]) =>
  ctx.db
    .selectDistinctOn([certifications.vehicleId, certifications.name], {
      id: certifications.id,
      subjectId: certifications.vehicleId,
      label: certifications.name,
      expiresOn: certifications.endDate,
    })
    .from(certifications)
    .where(
      and(
        inArray(certifications.vehicleId, ids),
        certifications.isActive,
        not(certifications.isDeleted),
      ),
    )
    .orderBy(asc(certifications.vehicleId), asc(certifications.name), desc(certifications.endDate));

/** The papers of the vehicles: their own, the last pass of each block and the last certification of each name; three queries. */
export async function listVehiclePapers(ctx: BaseContext, vehicleIds: number[]): Promise<Paper[]> {
  const owners = await ctx.db.select().from(vehicles).where(inArray(vehicles.id, vehicleIds));
  const passes = await listPasses(ctx, vehicleIds);
  const certified = await listCertifications(ctx, vehicleIds);
  return owners.flatMap((vehicle) => {
    const isIts = ({ subjectId }: { subjectId: number }) => subjectId === vehicle.id;
    const record = { subjectId: vehicle.id, subjectName: vehicle.plate };
    return [
      ...ownPapers(vehicle),
      ...passes.filter(isIts).map(({ id, label, expiresOn }) => ({
        ...record,
        kind: "vehicle_pass" as const,
        label: `Pase ${label}`,
        recordId: id,
        expiresOn,
      })),
      ...certified.filter(isIts).map(({ id, label, expiresOn }) => ({
        ...record,
        kind: "vehicle_certification" as const,
        label,
        recordId: id,
        expiresOn,
      })),
    ];
  });
}
