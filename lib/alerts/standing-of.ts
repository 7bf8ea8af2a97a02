import type { StaffCard, Vaccination } from "../staff/queries";
import type { PaperStanding } from "./alerts";
import type { RecordStand } from "./expiry-words";

/** A record that is not among the standings has been replaced by a newer one. */
export const standingOf = (
  standings: readonly PaperStanding[],
  kind: PaperStanding["kind"],
  recordId: number,
): RecordStand =>
  standings.find((paper) => paper.kind === kind && paper.recordId === recordId) ?? "replaced";

/** The newest dose of a vaccine lasts when it asks for no other. */
export function standingOfDose(
  standings: readonly PaperStanding[],
  { vaccinations }: Pick<StaffCard, "vaccinations">,
  { id, vaccine, nextDoseOn }: Vaccination,
): RecordStand {
  const newest = vaccinations.find((dose) => dose.vaccine === vaccine);
  if (nextDoseOn === null && newest?.id === id) return "lasting";
  return standingOf(standings, "vaccine", id);
}
