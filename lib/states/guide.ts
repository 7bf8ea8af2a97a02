import { guideStatuses } from "@/db/values";
import { Refused } from "../kernel/errors";

export type GuideStatus = (typeof guideStatuses)[number];

/** Contract, section 3. */
const next: Record<GuideStatus, readonly GuideStatus[]> = {
  DRAFT: ["CLOSED", "VOID"],
  CLOSED: ["VOID"],
  VOID: [],
};

/** The status that each move ends in. */
export const guideMoves = {
  close: { to: "CLOSED" },
  void: { to: "VOID" },
} as const satisfies Record<string, { to: GuideStatus }>;

type WithStatus = { status: GuideStatus };

export const isDraftGuide = ({ status }: WithStatus): boolean => status === "DRAFT";

export const isVoidGuide = ({ status }: WithStatus): boolean => status === "VOID";

export const billableGuides = guideStatuses.filter((status) => !isVoidGuide({ status }));

/** 400 unless it is a draft. */
export function assertEditable(status: GuideStatus) {
  if (!isDraftGuide({ status }))
    throw new Refused("Solo se cambia o elimina una guía en borrador.", "guide_not_draft");
}

/** 400 unless the status stays or goes forward. */
export function assertMayBecome(before: GuideStatus, after: GuideStatus) {
  if (before !== after && !next[before].includes(after))
    throw new Refused("La guía no puede pasar a ese estado.", "guide_status");
}
