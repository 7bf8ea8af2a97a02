import type { conflictWays } from "@/db/values";
import { conditionLabels } from "../equipment/labels";
import { links } from "../links/pages";
import { projectName } from "../projects/labels";
import { type Day, showDay } from "../values/dates";
import { claimLink } from "./claim-links";
import { claimantOf } from "./claimed-words";
import type { Conflict, ConflictKind } from "./conflict";
import { daysClaimed } from "./labels";

type Way = (typeof conflictWays)[number];

const waysOf: Record<ConflictKind, readonly Way[]> = {
  STILL_OUT: ["EXCHANGE", "SWAP", "RETURN"],
  YIELDED: ["SWAP"],
  UNFIT: ["SWAP", "REPAIR"],
  OVERDUE: ["RETURN"],
};

const resourcesOf = ({ unit, stay }: Conflict) =>
  stay ? links.projectResource(stay.projectId, unit.code) : links.equipment(unit.id);

const addresses: Record<Way, (conflict: Conflict) => string> = {
  EXCHANGE: resourcesOf,
  RETURN: resourcesOf,
  REPAIR: ({ unit }) => links.equipment(unit.id),
  SWAP: ({ unit, promise }) => (promise ? claimLink(promise) : links.equipment(unit.id)),
};

/** What can be done about it, the nearest at hand first, and where. */
export const waysOutOf = (conflict: Conflict): { way: Way; url: string }[] =>
  waysOf[conflict.kind].map((way) => ({ way, url: addresses[way](conflict) }));

const promisedWords = ({ promise }: Conflict, today: Day): string => {
  if (!promise) return "";
  const since = promise.from > today ? `el ${showDay(promise.from)}` : "hoy";
  return `está reservado desde ${since} (${claimantOf(promise)})`;
};

const lateWords = ({ stay }: Conflict, today: Day): string => {
  if (!stay) return "";
  const { projectId: id, partnerName, expectedReturnDate: day } = stay;
  const when = day < today ? `el ${showDay(day)}` : "hoy";
  return `debía volver ${when} del ${projectName({ id, partnerName })}`;
};

const sentences: Record<ConflictKind, (conflict: Conflict, today: Day) => string> = {
  STILL_OUT: (conflict, today) =>
    `${lateWords(conflict, today)} y ${promisedWords(conflict, today)}`,
  YIELDED: ({ promise }) =>
    promise
      ? `se asignó a otro: ${claimantOf(promise)}, ${daysClaimed(promise)}, quedó sin él`
      : "",
  UNFIT: (conflict, today) =>
    `${promisedWords(conflict, today)} y su estado es ${conditionLabels[conflict.unit.condition]}`,
  OVERDUE: lateWords,
};

/** Of its unit: "debía volver el 05/12/2026 del Proyecto 3 - Petrolera y está reservado desde el 10/12/2026 (…)". */
export const conflictInWords = (conflict: Conflict, today: Day): string =>
  sentences[conflict.kind](conflict, today);
