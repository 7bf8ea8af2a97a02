import type { Day } from "../values/dates";
import type { Facts, Handling, Service } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { billsMaintenance } from "./line-kind";
import { planLines } from "./plan";

export type PossibleChain = {
  chainId: number | null;
  worksheetId: number;
  projectId: number;
  day: Day;
  isCancelled: boolean;
  items: readonly { assignmentId: number; equipmentId: number }[];
};

/** Stands for a record that is not saved yet; no record has this id. */
export const unsavedId = 0;

const coversDay = ({ from, to }: Service, day: Day): boolean =>
  from <= day && (to === null || day <= to);

function concernedServices({ services }: Facts, { day, items }: PossibleChain): Service[] {
  const named = new Set(items.map(({ assignmentId }) => assignmentId));
  const served = services.flatMap(({ assignmentId, servedEquipmentId }) =>
    named.has(assignmentId) ? (servedEquipmentId ?? []) : [],
  );
  const units = new Set([...items.map(({ equipmentId }) => equipmentId), ...served]);
  return services.filter(
    (service) =>
      coversDay(service, day) &&
      (named.has(service.assignmentId) || units.has(service.servedEquipmentId ?? 0)),
  );
}

export function factsWithAndWithout(
  facts: Facts,
  chain: PossibleChain,
): { withoutChain: Facts; withChain: Facts } {
  const { day, worksheetId, isCancelled } = chain;
  const chainId = chain.chainId ?? unsavedId;
  const own: Handling[] = chain.items.map((item) => ({ ...item, chainId, worksheetId, date: day }));
  const handlings = facts.handlings.filter((item) => item.chainId !== chainId);
  const charges = facts.charges.filter(billsMaintenance);
  const services = concernedServices(facts, chain);
  const withoutChain = { ...facts, stays: [], services, handlings, charges };
  return {
    withoutChain: withoutChain,
    withChain: isCancelled ? withoutChain : { ...withoutChain, handlings: [...handlings, ...own] },
  };
}

export function plannedLinesFrom(facts: Facts, sheets: readonly PlannedSheet[]): BilledLine[] {
  const unchanged = sheets.filter(({ followsFacts }) => !followsFacts);
  return [
    ...unchanged.flatMap(({ lines }) => lines),
    ...planLines(facts, sheets).flatMap(({ lines }) => lines),
  ];
}
