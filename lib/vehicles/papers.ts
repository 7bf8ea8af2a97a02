import type { vehicleCertifications } from "@/db/values";
import { type Paper, passLabel } from "../papers/expiry";
import type { Day } from "../values/dates";
import type { Vehicle } from "./get-vehicle";
import { certificationLabels } from "./labels";

/** The last days that a vehicle itself tells, and what their papers are called. */
export const vehiclePaperFields = [
  ["operationCertificateUntil", "Certificado de operación"],
  ["registrationUntil", "Matrícula"],
  ["mtopUntil", "MTOP"],
  ["technicalReviewUntil", "Revisión técnica"],
  ["insuranceUntil", "Póliza"],
  ["satelliteUntil", "Satelital"],
] as const;

export type OwnPaper = (typeof vehiclePaperFields)[number][0];

/** What its papers are called, passes apart. */
export const vehiclePaperLabels: readonly string[] = [
  ...vehiclePaperFields.map(([, label]) => label),
  ...Object.values(certificationLabels),
];

type Pass = { id: number; block: string; blockLabel: string; expiresOn: Day };
type Certification = {
  id: number;
  name: (typeof vehicleCertifications)[number];
  expiresOn: Day;
};

/** An operation certificate that does not apply is not missing; `lacksPaper` asks the same of the database. */
const needs = (vehicle: Vehicle, field: OwnPaper) =>
  field !== "operationCertificateUntil" ||
  vehicle.operationCertificateStatus !== "NO APLICA" ||
  vehicle.operationCertificateUntil !== null;

/** The papers of a vehicle: its own, then those of its passes and certifications. */
export function vehiclePapersOf(
  vehicle: Vehicle,
  passes: readonly Pass[],
  certifications: readonly Certification[],
): Paper[] {
  const subject = { subjectId: vehicle.id, subjectName: vehicle.plate };
  const asked = vehiclePaperFields.filter(([field]) => needs(vehicle, field));
  return [
    ...asked.map(
      ([field, label]): Paper => ({
        ...subject,
        kind: "vehicle",
        field,
        label,
        recordId: null,
        expiresOn: vehicle[field],
      }),
    ),
    ...passes.map(
      ({ id, block, blockLabel, expiresOn }): Paper => ({
        ...subject,
        kind: "vehicle_pass",
        field: "expiresOn",
        label: passLabel(blockLabel),
        recordId: id,
        block,
        expiresOn,
      }),
    ),
    ...certifications.map(
      ({ id, name, expiresOn }): Paper => ({
        ...subject,
        kind: "vehicle_certification",
        field: "endDate",
        label: certificationLabels[name],
        recordId: id,
        expiresOn,
      }),
    ),
  ];
}
