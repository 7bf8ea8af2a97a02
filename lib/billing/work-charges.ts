import { type Day, eachDay } from "../values/dates";
import { type Decimal, isZero } from "../values/decimal";
import { claimsOf } from "./claims";
import type { Draft } from "./draft";
import { draftLines } from "./draft-lines";
import type { Facts, Period, Service } from "./facts";
import { type BilledLine, hasChosenDays, type PlannedSheet } from "./line";
import { billsService } from "./line-kind";
import { byKindAndRecord, type UnitWork, type WorkCharge, workOf } from "./work-of";

type ChargesByClaim = Map<string, WorkCharge>;
type Billed = {
  lines: readonly BilledLine[];
  sheets: readonly Pick<PlannedSheet, "id" | "period">[];
};

const isWithin = ({ from, to }: Period, day: Day): boolean => from <= day && day <= to;

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
function applyLine(charges: ChargesByClaim, line: BilledLine, work: UnitWork): void {
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
