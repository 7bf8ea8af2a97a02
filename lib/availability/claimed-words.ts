import { isOfAssignment, isOfReservation } from "../placement/claim-kind";
import { projectName } from "../projects/labels";
import { blockKindLabels } from "./labels";
import type { NamedClaim } from "./list-named-claims";

/** Who has the unit, as a part of a sentence. */
export function claimantOf(claim: NamedClaim): string {
  if (isOfAssignment(claim))
    return projectName({ id: claim.projectId ?? 0, partnerName: claim.partnerName ?? "" });
  if (isOfReservation(claim)) return `Reserva ${claim.reservationCode} - ${claim.partnerName}`;
  return claim.unitBlockKind ? blockKindLabels[claim.unitBlockKind] : "Bloqueo";
}
