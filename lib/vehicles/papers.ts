import type { certificateStatuses, vehicleCertifications } from "@/db/values";
import { type Paper, passLabel } from "../papers/expiry";
import { type OwnPaper, ownPapersOf } from "../papers/own-papers";
import type { Day } from "../values/dates";
import type { Vehicle } from "./get-vehicle";
import { certificateStatusLabels, certificationLabels } from "./labels";

export const notApplicable = "NO APLICA" satisfies (typeof certificateStatuses)[number];

/** In the order of the documented columns. */
export const vehiclePapers = [
  {
    label: "Certificado de operación",
    from: "operationCertificateFrom",
    until: "operationCertificateUntil",
    names: ["date_cert_oper", "due_date_cert_oper"],
    note: ({ operationCertificateStatus: status }) => status && certificateStatusLabels[status],
    /** One that does not apply is not missing; `neededVehiclePaper` is the same rule in SQL. */
    isNeeded: ({ operationCertificateStatus: status, operationCertificateUntil: until }) =>
      status !== notApplicable || until !== null,
  },
  {
    label: "Matrícula",
    from: "registrationFrom",
    until: "registrationUntil",
    names: ["date_matricula", "due_date_matricula"],
  },
  { label: "MTOP", from: "mtopFrom", until: "mtopUntil", names: ["date_mtop", "due_date_mtop"] },
  {
    label: "Revisión técnica",
    from: "technicalReviewFrom",
    until: "technicalReviewUntil",
    names: ["date_technical_review", "due_date_technical_review"],
  },
  {
    label: "Póliza",
    historyLabel: ["Seguro: emisión", "Seguro: caducidad"],
    from: "insuranceFrom",
    until: "insuranceUntil",
    names: ["insurance_issue_date", "insurance_expiration_date"],
    note: ({ policyNumber, insuranceCompany }) =>
      [policyNumber, insuranceCompany].filter(Boolean).join(" · "),
  },
  {
    label: "Satelital",
    from: "satelliteFrom",
    until: "satelliteUntil",
    names: ["date_satellite", "due_date_satellite"],
  },
] as const satisfies readonly OwnPaper<Vehicle>[];

const isPolicy = ({ until }: (typeof vehiclePapers)[number]) => Number(until === "insuranceUntil");

/** The policy last, beside its number and its insurer, as on form and report. */
export const vehiclePapersAsAsked = vehiclePapers.toSorted((a, b) => isPolicy(a) - isPolicy(b));

/** By what paper facts call each, in the order of columns. */
export const vehiclePaperNames: ReadonlyMap<string, string> = new Map<string, string>([
  ...vehiclePapers.map(({ until, label }) => [until, label] as const),
  ...Object.entries(certificationLabels),
]);

export const vehiclePaperLabels: readonly string[] = [...vehiclePaperNames.values()];

type Pass = { id: number; block: string; blockLabel: string; expiresOn: Day };
type Certification = {
  id: number;
  name: (typeof vehicleCertifications)[number];
  expiresOn: Day;
};

export function vehiclePapersOf(
  vehicle: Vehicle,
  passes: readonly Pass[],
  certifications: readonly Certification[],
): Paper[] {
  const subject = { subjectId: vehicle.id, subjectName: vehicle.plate };
  return [
    ...ownPapersOf<Vehicle>(vehiclePapers, vehicle, { ...subject, kind: "vehicle" }),
    ...passes.map(
      ({ id, block, blockLabel, expiresOn }): Paper => ({
        ...subject,
        kind: "vehicle_pass",
        field: "expiresOn",
        fieldName: "fecha_caducidad",
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
        fieldName: "date_end",
        label: certificationLabels[name],
        recordId: id,
        expiresOn,
      }),
    ),
  ];
}
