import { PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import { aboutPapers } from "@/lib/staff/about-papers";
import type { StaffCard } from "@/lib/staff/queries";

interface StaffPapersProps {
  member: StaffCard;
  standings: readonly Standing[];
}

/** The dated papers of the technician himself. */
export const StaffPapers = ({ member, standings }: StaffPapersProps) => (
  <PapersCard standings={standings} kind="technical" about={aboutPapers(member)} />
);
