import { links } from "../links/pages";
import { isOfAssignment, isOfReservation } from "../placement/claim-kind";
import type { NamedClaim } from "./list-named-claims";

type Linked = Pick<NamedClaim, "kind" | "projectId" | "reservationId" | "equipmentId">;

/** The page that tells more of it. */
export function claimLink(claim: Linked): string {
  if (isOfAssignment(claim) && claim.projectId) return links.project(claim.projectId);
  if (isOfReservation(claim) && claim.reservationId) return links.reservation(claim.reservationId);
  return links.equipment(claim.equipmentId);
}
