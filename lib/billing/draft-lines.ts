import { type Day, eachDay, earlier, later } from "../dates";
import type { Decimal } from "../decimal";
import { claimsOf, type Source } from "./claims";
import type { Charge, Facts, Period, Service, Stay } from "./facts";
import { servingOf } from "./serving";

/** A line that the facts of a period ask for, before other sheets' claims. */
export type Draft = Source & {
  /** The assignments whose days it gathers. */
  assignmentIds: number[];
  /** The days it bills; of a charge, the charge's own. */
  days: Day[];
  description: string;
  unitPrice: Decimal;
  referenceDocument: string | null;
};

const noSource = { maintenanceSheetId: null, shippingGuideId: null };

function daysWithin({ from, to }: Stay, period: Period): Day[] {
  const first = later(from, period.from);
  const last = to === null ? period.to : earlier(to, period.to);
  return first > last ? [] : eachDay(first, last);
}

const byStart = (a: Stay, b: Stay) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.assignmentId - b.assignmentId;

const rentDraft = (stay: Stay): Draft => ({
  ...noSource,
  kind: "RENT",
  assignmentId: stay.assignmentId,
  equipmentId: stay.equipmentId,
  assignmentIds: [],
  days: [],
  description: stay.description,
  unitPrice: stay.cost,
  referenceDocument: `ALQUILER ${stay.code}`,
});

/**
 * One line a unit and daily cost; a day on which one stay ends and the next begins belongs to the earlier. The stays
 * come in the order of their starts.
 */
function rentDrafts(stays: readonly Stay[], period: Period): Draft[] {
  const drafts = new Map<string, Draft>();
  const counted = new Map<number, Set<Day>>();
  for (const stay of stays) {
    const known = counted.get(stay.equipmentId) ?? new Set<Day>();
    const days = daysWithin(stay, period).filter((day) => !known.has(day));
    if (days.length === 0) continue;
    for (const day of days) known.add(day);
    counted.set(stay.equipmentId, known);
    const key = `${stay.equipmentId}:${stay.cost}`;
    const draft = drafts.get(key) ?? rentDraft(stay);
    draft.days.push(...days);
    draft.assignmentIds.push(stay.assignmentId);
    drafts.set(key, draft);
  }
  return [...drafts.values()];
}

function serviceDraft(service: Service, days: Day[]): Draft {
  return {
    ...noSource,
    kind: "SERVICE",
    assignmentId: service.assignmentId,
    equipmentId: service.equipmentId,
    assignmentIds: [service.assignmentId],
    days,
    description: service.description,
    unitPrice: service.cost,
    referenceDocument: `SERVICIO ${service.code}`,
  };
}

const chargeDraft = ({ date, amount, ...charge }: Charge): Draft => ({
  ...charge,
  assignmentId: null,
  assignmentIds: [],
  days: [date],
  unitPrice: amount,
});

/** The draft without the days that were written off; they are nobody's to bill. */
function withoutWrittenOff(draft: Draft, { writtenOff }: Facts): Draft {
  const isOwed = (day: Day) => !claimsOf(draft, [day]).some((claim) => writtenOff.has(claim));
  return { ...draft, days: draft.days.filter(isOwed) };
}

/** A sheet whose chains count; `any` counts those of all. */
export type Drafted = { id: number | "any"; period: Period };

/** What {@link draftLines} gives for each sheet of the facts, which are put in order once. */
export function draftingOf(facts: Facts): (sheet: Drafted) => Draft[] {
  const stays = facts.stays.toSorted(byStart);
  const isServed = servingOf(facts);
  return ({ id, period }) => {
    const services = facts.services.map((service) =>
      serviceDraft(service, daysWithin(service, period).filter(isServed(service, id))),
    );
    const charges = facts.charges.filter(({ date }) => period.from <= date && date <= period.to);
    const drafts = [...rentDrafts(stays, period), ...services, ...charges.map(chargeDraft)];
    return facts.writtenOff.size === 0
      ? drafts
      : drafts.map((draft) => withoutWrittenOff(draft, facts));
  };
}

/** The lines that the facts ask for on a sheet: rent, services, then charges (contract, section 6). */
export const draftLines = (facts: Facts, sheet: Drafted): Draft[] => draftingOf(facts)(sheet);
