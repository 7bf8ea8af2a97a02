import { type Day, eachDay } from "../values/dates";
import { type Decimal, isZero } from "../values/decimal";
import { claimsOf } from "./claims";
import type { Draft } from "./draft";
import { draftLines } from "./draft-lines";
import type { Facts, Period, Service } from "./facts";
import { type BilledLine, hasChosenDays, type PlannedSheet } from "./line";
import { billsMaintenance, billsService, maintenanceLine, serviceLine } from "./line-kind";

export const kindsOfWork = [serviceLine, maintenanceLine] as const;

export type WorkCharge = {
  /** The fact as the ledger names it. */
  claim: string;
  kind: (typeof kindsOfWork)[number];
  unitId: number;
  day: Day;
  /** Null of a maintenance sheet. */
  serviceId: number | null;
  assignmentId: number | null;
  maintenanceSheetId: number | null;
  /** US$; of a fact that no sheet bills yet, what it will cost. */
  amount: Decimal;
  /** Null until a sheet bills it. */
  worksheetId: number | null;
};

type Work = Omit<WorkCharge, "claim" | "day" | "amount" | "worksheetId">;
type ChargesByClaim = Map<string, WorkCharge>;
type Billed = {
  lines: readonly BilledLine[];
  sheets: readonly Pick<PlannedSheet, "id" | "period">[];
};

const rankOf = (charge: WorkCharge): [number, number] =>
  billsService(charge) ? [0, charge.assignmentId ?? 0] : [1, charge.maintenanceSheetId ?? 0];

function byKindAndRecord(one: WorkCharge, other: WorkCharge): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  return a[0] - b[0] || a[1] - b[1];
}

const isWithin = ({ from, to }: Period, day: Day): boolean => from <= day && day <= to;

function workOf(source: Draft | BilledLine, services: ReadonlyMap<number, Service>): Work | null {
  const { assignmentId, equipmentId, maintenanceSheetId } = source;
  if (billsMaintenance(source) && equipmentId !== null) {
    const { kind } = source;
    return { kind, unitId: equipmentId, serviceId: null, assignmentId: null, maintenanceSheetId };
  }
  if (!billsService(source)) return null;
  const service = services.get(assignmentId ?? 0);
  const unitId = service?.servedEquipmentId;
  if (!service || !unitId) return null;
  const { equipmentId: serviceId } = service;
  return { kind: source.kind, unitId, serviceId, assignmentId, maintenanceSheetId: null };
}

function askedCharges(
  drafts: readonly Draft[],
  services: ReadonlyMap<number, Service>,
): ChargesByClaim {
  const asked = drafts.flatMap((draft) => {
    const work = workOf(draft, services);
    if (!work) return [];
    return draft.days.flatMap((day) =>
      claimsOf(draft, [day]).map((claim) => ({
        ...{ ...work, claim, day },
        ...{ amount: draft.unitPrice, worksheetId: null },
      })),
    );
  });
  return new Map(asked.map((charge) => [charge.claim, charge]));
}

function removeDaysNotChosen(
  charges: ChargesByClaim,
  line: BilledLine,
  period: Period | undefined,
): void {
  if (!period || !hasChosenDays(line)) return;
  const chosen = new Set(line.billedDays);
  const left = eachDay(period.from, period.to).filter((day) => !chosen.has(day));
  for (const claim of claimsOf(line, left)) charges.delete(claim);
}

const billOf = (line: BilledLine): { days: readonly Day[]; amount: Decimal } =>
  billsService(line)
    ? { days: line.billedDays ?? [], amount: line.unitPrice }
    : { days: [line.date], amount: line.subtotal };

/** At the line's own price; a line that bills nothing takes its facts out. */
function applyLine(charges: ChargesByClaim, line: BilledLine, work: Work): void {
  const { days, amount } = billOf(line);
  const billed = days.flatMap((day) => claimsOf(line, [day]).map((claim) => ({ claim, day })));
  for (const { claim, day } of billed) {
    const asked = charges.get(claim)?.day ?? day;
    charges.set(claim, { ...work, claim, day: asked, amount, worksheetId: line.worksheetId });
    if (isZero(line.quantity)) charges.delete(claim);
  }
}

/**
 * What the facts ask for, at what the lines of live sheets bill. Leaves out days that somebody took out of a line, and
 * what costs nothing.
 */
export function workChargesOf(facts: Facts, billed: Billed, period: Period): WorkCharge[] {
  const services = new Map(facts.services.map((service) => [service.assignmentId, service]));
  const drafts = draftLines({ ...facts, stays: [] }, { id: "any", period });
  const charges = askedCharges(drafts, services);
  const periods = new Map(billed.sheets.map((sheet) => [sheet.id, sheet.period]));
  for (const line of billed.lines)
    removeDaysNotChosen(charges, line, periods.get(line.worksheetId));
  for (const line of billed.lines) {
    const work = workOf(line, services);
    if (work) applyLine(charges, line, work);
  }
  return [...charges.values()]
    .filter(({ day, amount }) => isWithin(period, day) && !isZero(amount))
    .sort(byKindAndRecord);
}
