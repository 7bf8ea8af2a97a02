import { type AboutPapers, PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import type { StaffCard } from "@/lib/staff/queries";

const about = (member: StaffCard): AboutPapers => ({
  licenseUntil: { issuedOn: member.licenseFrom },
  defensiveDrivingUntil: { issuedOn: member.defensiveDrivingFrom },
  maeUntil: { issuedOn: member.maeFrom },
  medicalUntil: { issuedOn: member.medicalFrom },
  questUntil: {
    issuedOn: member.questFrom,
    note: [member.questCode, member.questInstructor].filter(Boolean).join(" · "),
  },
});

interface StaffPapersProps {
  member: StaffCard;
  standings: readonly Standing[];
}

/** The dated papers of the technician himself. */
export const StaffPapers = ({ member, standings }: StaffPapersProps) => (
  <PapersCard standings={standings} kind="technical" about={about(member)} />
);
