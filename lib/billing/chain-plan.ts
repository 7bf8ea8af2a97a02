import type { Day } from "../values/dates";
import type { Facts, Handling, Service } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { planLines } from "./plan";

export type PossibleChain = {
  chainId: number | null;
  worksheetId: number;
  projectId: number;
  day: Day;
  /** A cancelled one counts for nothing. */
  isCancelled: boolean;
  items: readonly { assignmentId: number; equipmentId: number }[];
};

/** No chain has this number; it stands for one that is not written yet. */
export const unwritten = 0;

const standsOn = ({ from, to }: Service, day: Day): boolean =>
  from <= day && (to === null || day <= to);

function concernedServices({ services }: Facts, { day, items }: PossibleChain): Service[] {
  const named = new Set(items.map(({ assignmentId }) => assignmentId));
  const served = services.flatMap(({ assignmentId, servedEquipmentId }) =>
    named.has(assignmentId) ? (servedEquipmentId ?? []) : [],
  );
  const units = new Set([...items.map(({ equipmentId }) => equipmentId), ...served]);
  return services.filter(
    (service) =>
      standsOn(service, day) &&
      (named.has(service.assignmentId) || units.has(service.servedEquipmentId ?? 0)),
  );
}

export function factsAround(facts: Facts, chain: PossibleChain): { without: Facts; within: Facts } {
  const { day, worksheetId, isCancelled } = chain;
  const chainId = chain.chainId ?? unwritten;
  const own: Handling[] = chain.items.map((item) => ({ ...item, chainId, worksheetId, date: day }));
  const handlings = facts.handlings.filter((item) => item.chainId !== chainId);
  const charges = facts.charges.filter(({ kind }) => kind === "MAINTENANCE");
  const services = concernedServices(facts, chain);
  const without = { ...facts, stays: [], services, handlings, charges };
  return {
    without,
    within: isCancelled ? without : { ...without, handlings: [...handlings, ...own] },
  };
}

export function linesUnder(facts: Facts, sheets: readonly PlannedSheet[]): BilledLine[] {
  const still = sheets.filter(({ isWritten }) => !isWritten);
  return [
    ...still.flatMap(({ lines }) => lines),
    ...planLines(facts, sheets).flatMap(({ lines }) => lines),
  ];
}
