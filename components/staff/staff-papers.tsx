import { type OwnPaper, PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import type { Day } from "@/lib/dates";
import type { PaperField } from "@/lib/expiry";
import type { StaffCard } from "@/lib/staff/queries";

type About = { issuedOn: Day | null; note?: string | null };

const about = (member: StaffCard): Partial<Record<PaperField, About>> => ({
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
export function StaffPapers({ member, standings }: StaffPapersProps) {
  const known = about(member);
  const papers = standings
    .filter(({ kind }) => kind === "technical")
    .map(
      ({ field, ...paper }): OwnPaper => ({
        ...paper,
        issuedOn: known[field]?.issuedOn ?? null,
        note: known[field]?.note,
      }),
    );
  return <PapersCard papers={papers} />;
}
