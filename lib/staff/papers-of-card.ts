import type { Paper } from "../papers/expiry";
import { staffPapersOf } from "./papers";
import type { StaffCard } from "./queries";

/** What `listStaffPapers` gives of a technician whose card was read; a card has the newest doses first. */
export function papersOfCard(card: StaffCard): Paper[] {
  const newest = new Map(card.vaccinations.toReversed().map((dose) => [dose.vaccine, dose]));
  return staffPapersOf(
    card,
    card.passes.map(({ pass: { id, block, expiresOn }, label }) => ({
      id,
      block,
      blockLabel: label,
      expiresOn,
    })),
    [...newest.values()]
      .filter(({ nextDoseOn }) => nextDoseOn !== null)
      .map(({ id, vaccine, nextDoseOn }) => ({ id, vaccine, expiresOn: nextDoseOn })),
  );
}
