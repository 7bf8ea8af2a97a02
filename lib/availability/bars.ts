import { links } from "../links/pages";
import { projectName } from "../projects/labels";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { addDays, later } from "../values/dates";
import { claimLink } from "./claim-links";
import { claimantOf } from "./claimed-words";
import { blockKindLabels } from "./labels";
import type { NamedClaim } from "./list-named-claims";
import type { UnitStay } from "./list-stays";
import type { UnitBlock } from "./list-unit-blocks";

/** What a bar of a reservation is of; its days are those of the line. */
export type BarLine = HalfOpenSpan & {
  reservationId: number;
  lineId: number;
  version: number;
};

export type Bar = HalfOpenSpan & {
  equipmentId: number;
  kind: NamedClaim["kind"];
  isFirm: boolean;
  /** Late, or given to another in spite of a promise. */
  isConflict: boolean;
  label: string;
  url: string;
  line?: BarLine | null;
};

export const barOfStay = (stay: UnitStay): Bar => ({
  equipmentId: stay.equipmentId,
  kind: "ASSIGNMENT",
  from: stay.from,
  to: stay.to,
  isFirm: true,
  isConflict: stay.isLate,
  label: projectName({ id: stay.projectId, partnerName: stay.partnerName }),
  url: links.projectResources(stay.projectId),
});

export const barOfBlock = (block: UnitBlock): Bar => ({
  equipmentId: block.equipmentId,
  kind: "BLOCK",
  from: block.fromDate,
  to: block.toDate && later(block.toDate, addDays(block.fromDate, 1)),
  isFirm: true,
  isConflict: false,
  label: `${blockKindLabels[block.kind]}: ${block.reason}`,
  url: links.equipment(block.equipmentId),
});

function lineOf({ reservationId, reservationVersion, lineId, lineFrom, lineTo }: NamedClaim) {
  if (!(reservationId && reservationVersion && lineId && lineFrom)) return null;
  return { reservationId, lineId, version: reservationVersion, from: lineFrom, to: lineTo };
}

export const barOfReservation = (claim: NamedClaim): Bar => ({
  equipmentId: claim.equipmentId,
  kind: claim.kind,
  from: claim.from,
  to: claim.to,
  isFirm: claim.isFirm,
  isConflict: claim.hasYielded,
  label: claimantOf(claim),
  url: claimLink(claim),
  line: lineOf(claim),
});
