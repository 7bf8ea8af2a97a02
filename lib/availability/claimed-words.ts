import { isPromise, isStay } from "../placement/claim-kind";
import { projectName } from "../projects/labels";
import { blockKindLabels } from "./labels";
import type { NamedClaim } from "./list-named-claims";

/** Who has the unit, as a part of a sentence. */
export function claimantOf(claim: NamedClaim): string {
  if (isStay(claim))
    return projectName({ id: claim.projectId ?? 0, partnerName: claim.partnerName ?? "" });
  if (isPromise(claim)) return `Reserva ${claim.reservationCode} - ${claim.partnerName}`;
  return claim.blockKind ? blockKindLabels[claim.blockKind] : "Bloqueo";
}
