import type { Day } from "../values/dates";
import { asNumber, type Decimal, isZero, sum, times } from "../values/decimal";
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

/** Days and US$. */
export type LineAddition = {
  worksheetId: number;
  assignmentId: number;
  description: string;
  days: number;
  amount: Decimal;
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

const servicesAmong = (lines: readonly BilledLine[]): Map<string, BilledLine> =>
  new Map(
    lines
      .filter(({ kind }) => kind === "SERVICE")
      .map((line) => [`${line.worksheetId}:${line.assignmentId}`, line]),
  );

const minus = (a: Decimal | undefined, b: Decimal | undefined): Decimal =>
  sum([a ?? "0", times(b ?? "0", -1)]);

/** What a sheet loses to another is negative. */
export function additionsBetween(
  before: readonly BilledLine[],
  after: readonly BilledLine[],
): LineAddition[] {
  const [first, second] = [servicesAmong(before), servicesAmong(after)];
  return [...new Map([...first, ...second])].flatMap(([key, line]) => {
    const [was, is] = [first.get(key), second.get(key)];
    const days = asNumber(minus(is?.quantity, was?.quantity));
    const amount = minus(is?.subtotal, was?.subtotal);
    const { worksheetId, assignmentId, description } = line;
    if (assignmentId === null || (days === 0 && isZero(amount))) return [];
    return [{ worksheetId, assignmentId, description, days, amount }];
  });
}
