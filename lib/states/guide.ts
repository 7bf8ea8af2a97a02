import { guideStatuses } from "@/db/values";
import { Refused } from "../kernel/errors";

export type GuideStatus = (typeof guideStatuses)[number];

/** Where a guide may go from each status (contract, section 3). */
const next: Record<GuideStatus, readonly GuideStatus[]> = {
  DRAFT: ["CLOSED", "VOID"],
  CLOSED: ["VOID"],
  VOID: [],
};

type WithStatus = { status: GuideStatus };

export const isDraftGuide = ({ status }: WithStatus): boolean => status === "DRAFT";

export const isVoidGuide = ({ status }: WithStatus): boolean => status === "VOID";

/** A sheet bills their transport and stowage. */
export const billableGuides = guideStatuses.filter((status) => !isVoidGuide({ status }));

/** 400 unless the guide is still a draft. */
export function assertEditable(status: GuideStatus) {
  if (!isDraftGuide({ status }))
    throw new Refused("Solo se cambia o elimina una guía en borrador.", "guide_not_draft");
}

/** 400 unless the guide stays as it is or goes forward. */
export function assertMayBecome(before: GuideStatus, after: GuideStatus) {
  if (before !== after && !next[before].includes(after))
    throw new Refused("La guía no puede pasar a ese estado.", "guide_status");
}
