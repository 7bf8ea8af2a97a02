import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import {
  vehicleCertificationRecords as certifications,
  operatorBlocks,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import type { BaseContext } from "../context";
import { type Paper, passLabel } from "../expiry";
import { groupedBy } from "../rows";
import type { Vehicle } from "./get-vehicle";
import { certificationLabels } from "./labels";

/** The vehicles of these ids, or all the active ones. */
type Which = readonly number[] | "active";

const dated = [
  ["operationCertificateUntil", "Certificado de operación"],
  ["registrationUntil", "Matrícula"],
  ["mtopUntil", "MTOP"],
  ["technicalReviewUntil", "Revisión técnica"],
  ["insuranceUntil", "Póliza"],
  ["satelliteUntil", "Satelital"],
] as const;

/** What its papers are called, passes apart. */
export const vehiclePaperLabels: readonly string[] = [
  ...dated.map(([, label]) => label),
  ...Object.values(certificationLabels),
];

const chosen = (which: Which): SQL | undefined =>
  which === "active"
    ? and(vehicles.isActive, not(vehicles.isDeleted))
    : inArray(vehicles.id, [...which]);

const subjectOf = ({ id, plate }: Vehicle) => ({ subjectId: id, subjectName: plate });

/** An operation certificate that does not apply is not missing; {@link lacksPaper} asks the same of the database. */
const needs = (vehicle: Vehicle, field: (typeof dated)[number][0]) =>
  field !== "operationCertificateUntil" ||
  vehicle.operationCertificateStatus !== "NO APLICA" ||
  vehicle.operationCertificateUntil !== null;

const lacks = (field: (typeof dated)[number][0]): SQL | undefined =>
  and(
    isNull(vehicles[field]),
    field === "operationCertificateUntil"
      ? sql`${vehicles.operationCertificateStatus} is distinct from 'NO APLICA'`
      : undefined,
  );

/** Condition: one of its own papers is missing. */
export const lacksPaper: SQL | undefined = or(...dated.map(([field]) => lacks(field)));

const ownPapers = (vehicle: Vehicle): Paper[] =>
  dated
    .filter(([field]) => needs(vehicle, field))
    .map(([field, label]) => ({
      ...subjectOf(vehicle),
      kind: "vehicle",
      field,
      label,
      recordId: null,
      expiresOn: vehicle[field],
    }));

const listPasses = (ctx: BaseContext, which: Which) =>
  ctx.db
    .selectDistinctOn([vehiclePasses.vehicleId, vehiclePasses.block], {
      id: vehiclePasses.id,
      vehicleId: vehiclePasses.vehicleId,
      block: operatorBlocks.code,
      blockLabel: operatorBlocks.label,
      expiresOn: vehiclePasses.expiresOn,
    })
    .from(vehiclePasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, vehiclePasses.block))
    .innerJoin(vehicles, eq(vehicles.id, vehiclePasses.vehicleId))
    .where(and(chosen(which), vehiclePasses.isActive, not(vehiclePasses.isDeleted)))
    .orderBy(
      asc(vehiclePasses.vehicleId),
      asc(vehiclePasses.block),
      desc(vehiclePasses.expiresOn),
      desc(vehiclePasses.id),
    );

const listCertifications = (ctx: BaseContext, which: Which) =>
  ctx.db
    .selectDistinctOn([certifications.vehicleId, certifications.name], {
      id: certifications.id,
      vehicleId: certifications.vehicleId,
      name: certifications.name,
      expiresOn: certifications.endDate,
    })
    .from(certifications)
    .innerJoin(vehicles, eq(vehicles.id, certifications.vehicleId))
    .where(and(chosen(which), certifications.isActive, not(certifications.isDeleted)))
    .orderBy(
      asc(certifications.vehicleId),
      asc(certifications.name),
      desc(certifications.endDate),
      desc(certifications.id),
    );

type Pass = Awaited<ReturnType<typeof listPasses>>[number];
type Certification = Awaited<ReturnType<typeof listCertifications>>[number];

const passPaper =
  (vehicle: Vehicle) =>
  ({ id, block, blockLabel, expiresOn }: Pass): Paper => ({
    ...subjectOf(vehicle),
    kind: "vehicle_pass",
    field: "expiresOn",
    label: passLabel(blockLabel),
    recordId: id,
    block,
    expiresOn,
  });

const certificationPaper =
  (vehicle: Vehicle) =>
  ({ id, name, expiresOn }: Certification): Paper => ({
    ...subjectOf(vehicle),
    kind: "vehicle_certification",
    field: "endDate",
    label: certificationLabels[name],
    recordId: id,
    expiresOn,
  });

/**
 * The papers of the vehicles: their own, the last pass of each block and the last certification of each name; three
 * queries whatever their number.
 */
export async function listVehiclePapers(ctx: BaseContext, which: Which): Promise<Paper[]> {
  const owners = await ctx.db.select().from(vehicles).where(chosen(which));
  const passesOf = groupedBy(await listPasses(ctx, which), ({ vehicleId }) => vehicleId);
  const certifiedOf = groupedBy(await listCertifications(ctx, which), ({ vehicleId }) => vehicleId);
  return owners.flatMap((vehicle) => [
    ...ownPapers(vehicle),
    ...(passesOf.get(vehicle.id) ?? []).map(passPaper(vehicle)),
    ...(certifiedOf.get(vehicle.id) ?? []).map(certificationPaper(vehicle)),
  ]);
}
