import type { vaccineTypes } from "@/db/values";
import { type Paper, passLabel } from "../papers/expiry";
import type { Day } from "../values/dates";
import type { StaffMember } from "./get-staff-member";
import { vaccineLabels } from "./labels";

/** The last days that a technician himself tells, and what their papers are called. */
export const staffPaperFields = [
  ["licenseUntil", "Licencia de conducir"],
  ["defensiveDrivingUntil", "Manejo defensivo"],
  ["maeUntil", "Certificado MAE"],
  ["medicalUntil", "Certificado médico"],
  ["questUntil", "Quest"],
] as const;

const vaccineLabel = (name: string) => `Vacuna ${name}`;

/** What his papers are called, passes apart. */
export const staffPaperLabels: readonly string[] = [
  ...staffPaperFields.map(([, label]) => label),
  ...Object.values(vaccineLabels).map(vaccineLabel),
];

type Pass = { id: number; block: string; blockLabel: string; expiresOn: Day };
type Vaccine = { id: number; vaccine: (typeof vaccineTypes)[number]; expiresOn: Day | null };

/** The papers of a technician: his own, then those of his passes and vaccines. */
export function staffPapersOf(
  member: StaffMember,
  passes: readonly Pass[],
  vaccines: readonly Vaccine[],
): Paper[] {
  const subject = { subjectId: member.id, subjectName: `${member.firstName} ${member.lastName}` };
  return [
    ...staffPaperFields.map(
      ([field, label]): Paper => ({
        ...subject,
        kind: "technical",
        field,
        label,
        recordId: null,
        expiresOn: member[field],
      }),
    ),
    ...passes.map(
      ({ id, block, blockLabel, expiresOn }): Paper => ({
        ...subject,
        kind: "technical_pass",
        field: "expiresOn",
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
        label: vaccineLabel(vaccineLabels[vaccine]),
        recordId: id,
        expiresOn,
      }),
    ),
  ];
}
