import { links } from "../links/pages";
import { isOfAssignment } from "../placement/claim-kind";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import type { Day } from "../values/dates";
import { claimLink } from "./claim-links";
import { claimantOf } from "./claimed-words";
import type { AvailabilitySearch } from "./get-availability";
import type { FreeUnit } from "./list-free-units";
import type { NamedClaim } from "./list-named-claims";
import type { TakenUnit } from "./list-taken-units";

type Unit = Pick<FreeUnit, "id" | "code" | "name" | "type" | "condition" | "lateSince">;

export type FreeLine = Unit & { reasons: string[] };

export type TakenLine = Unit & {
  /** What of the days asked for others have, and who: the first of them. */
  taken: (HalfOpenSpan & { who: string; url: string })[];
  /** How many more there are. */
  more: number;
  hasUnknownReturn: boolean;
  backOn: Day | null;
};

const shownOfUnit = 3;

/** Where a return may be written down, where none is. */
const urlOf = (claim: NamedClaim) =>
  isOfAssignment(claim) && claim.to === null && claim.projectId
    ? links.projectResources(claim.projectId)
    : claimLink(claim);

const ofNobody = ({ id, currentProjectId }: TakenUnit) => ({
  who: currentProjectId ? `Proyecto ${currentProjectId}` : "Fuera, sin asignación",
  url: currentProjectId ? links.projectResources(currentProjectId) : links.equipment(id),
});

const unitOf = ({ id, code, name, type, condition, lateSince }: Unit): Unit => ({
  id,
  code,
  name,
  type,
  condition,
  lateSince,
});

const freeLine = (unit: FreeUnit): FreeLine => ({
  ...unitOf(unit),
  reasons: unit.reasons,
});

const takenLine = (unit: TakenUnit): TakenLine => ({
  ...unitOf(unit),
  taken: unit.taken.slice(0, shownOfUnit).map(({ from, to, by }) => ({
    from,
    to,
    ...(by ? { who: claimantOf(by), url: urlOf(by) } : ofNobody(unit)),
  })),
  more: Math.max(0, unit.taken.length - shownOfUnit),
  hasUnknownReturn: unit.hasUnknownReturn,
  backOn: unit.taken.at(-1)?.by?.to ?? null,
});

/** What a screen shows of what was found. */
export const foundLines = ({ free, almost, busy }: AvailabilitySearch) => ({
  free: free.map(freeLine),
  almost: almost.map(takenLine),
  busy: busy.map(takenLine),
});

export type FoundLines = ReturnType<typeof foundLines>;
