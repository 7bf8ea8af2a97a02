import { vaccineTypes } from "@/db/values";
import { type Paper, passLabel } from "../papers/expiry";
import { type OwnPaper, ownPapersOf } from "../papers/own-papers";
import type { Day } from "../values/dates";
import type { StaffMember } from "./get-staff-member";
import { vaccineLabels } from "./labels";

export const staffPapers = [
  {
    label: "Licencia de conducir",
    historyLabel: ["Licencia: emisión", "Licencia: caducidad"],
    from: "licenseFrom",
    until: "licenseUntil",
    names: ["license_issue_date", "license_expiry_date"],
  },
  {
    label: "Manejo defensivo",
    from: "defensiveDrivingFrom",
    until: "defensiveDrivingUntil",
    names: [
      "defensive_driving_certificate_issue_date",
      "defensive_driving_certificate_expiry_date",
    ],
  },
  {
    label: "Certificado MAE",
    historyLabel: ["MAE: emisión", "MAE: caducidad"],
    from: "maeFrom",
    until: "maeUntil",
    names: ["mae_certificate_issue_date", "mae_certificate_expiry_date"],
  },
  {
    label: "Certificado médico",
    from: "medicalFrom",
    until: "medicalUntil",
    names: ["medical_certificate_issue_date", "medical_certificate_expiry_date"],
  },
  {
    label: "Quest",
    historyLabel: ["Quest: inicio", "Quest: fin"],
    from: "questFrom",
    until: "questUntil",
    names: ["quest_start_date", "quest_end_date"],
    note: ({ questCode, questInstructor }) =>
      [questCode, questInstructor].filter(Boolean).join(" · "),
  },
] as const satisfies readonly OwnPaper<StaffMember>[];

type VaccineType = (typeof vaccineTypes)[number];

export const vaccinePaperLabel = (vaccine: VaccineType): string =>
  `Vacuna ${vaccineLabels[vaccine]}`;

/** By what paper facts call each, in the order of columns. */
export const staffPaperNames: ReadonlyMap<string, string> = new Map<string, string>([
  ...staffPapers.map(({ until, label }) => [until, label] as const),
  ...vaccineTypes.map((vaccine) => [vaccine, vaccinePaperLabel(vaccine)] as const),
]);

export const staffPaperLabels: readonly string[] = [...staffPaperNames.values()];

type Pass = { id: number; block: string; blockLabel: string; expiresOn: Day };
type Vaccine = { id: number; vaccine: VaccineType; expiresOn: Day | null };

export function staffPapersOf(
  member: StaffMember,
  passes: readonly Pass[],
  vaccines: readonly Vaccine[],
): Paper[] {
  const subject = { subjectId: member.id, subjectName: `${member.firstName} ${member.lastName}` };
  return [
    ...ownPapersOf<StaffMember>(staffPapers, member, { ...subject, kind: "technical" }),
    ...passes.map(
      ({ id, block, blockLabel, expiresOn }): Paper => ({
        ...subject,
        kind: "technical_pass",
        field: "expiresOn",
        fieldName: "fecha_caducidad",
        label: passLabel(blockLabel),
        recordId: id,
        block,
        expiresOn,
      }),
    ),
    ...vaccines.map(
      ({ id, vaccine, expiresOn }): Paper => ({
        ...subject,
        kind: "vaccine",
        field: "nextDoseOn",
        fieldName: "next_dose_date",
        label: vaccinePaperLabel(vaccine),
        recordId: id,
        expiresOn,
      }),
    ),
  ];
}
