import { addDays, type Day, earlier, later, spanOfDays } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { type BilledSource, claimsOf } from "./claims";
import type { Days } from "./days";
import type { Charge, Facts, Period, Service, Stay } from "./facts";
import { servingOf } from "./serving";

/** A line that the facts ask for, before other sheets' claims. */
export type Draft = BilledSource & {
  assignmentIds: number[];
  /** Of a charge, the charge's own. */
  days: Days;
  description: string;
  unitPrice: Decimal;
  referenceDocument: string | null;
};

/** Its end may lie before its start. */
const coveredBy = ({ from, to }: Stay, period: Period): Period => ({
  from: later(from, period.from),
  to: to === null ? period.to : earlier(to, period.to),
});

const byStart = (a: Stay, b: Stay) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.assignmentId - b.assignmentId;

const rentDraft = (stay: Stay, days: Days): Draft => ({
  kind: "RENT",
  assignmentId: stay.assignmentId,
  equipmentId: stay.equipmentId,
  maintenanceSheetId: null,
  shippingGuideId: null,
  assignmentIds: [stay.assignmentId],
  days,
  description: stay.description,
  unitPrice: stay.cost,
  referenceDocument: `ALQUILER ${stay.code}`,
});

/**
 * One line a unit and daily cost. A day on which two stays meet belongs to the earlier: the stays come in the
 * order of their starts, so that what is left of each follows all that its unit has had.
 */
function rentDrafts(stays: readonly Stay[], period: Period): Draft[] {
  const drafts = new Map<string, Draft>();
  const counted = new Map<number, Day>();
  for (const stay of stays) {
    const { from, to } = coveredBy(stay, period);
    const last = counted.get(stay.equipmentId);
    const first = last === undefined ? from : later(from, addDays(last, 1));
    if (first > to) continue;
    counted.set(stay.equipmentId, to);
    const days = spanOfDays(first, to);
    const key = `${stay.equipmentId}:${stay.cost}`;
    const draft = drafts.get(key);
    if (!draft) drafts.set(key, rentDraft(stay, days));
    else {
      draft.days = [...draft.days, ...days];
      draft.assignmentIds.push(stay.assignmentId);
    }
  }
  return [...drafts.values()];
}

function serviceDraft(service: Service, days: Days): Draft {
  return {
    kind: "SERVICE",
    assignmentId: service.assignmentId,
    equipmentId: service.equipmentId,
    maintenanceSheetId: null,
    shippingGuideId: null,
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

function withoutWrittenOff(draft: Draft, { writtenOff }: Facts): Draft {
  const isOwed = (day: Day) => !claimsOf(draft, [day]).some((claim) => writtenOff.has(claim));
  return { ...draft, days: draft.days.filter(isOwed) };
}

/** The sheet whose chains count; `any` counts those of all. */
export type Drafted = { id: number | "any"; period: Period };

/** {@link draftLines} for each sheet; the facts are put in order once. */
export function draftingOf(facts: Facts): (sheet: Drafted) => Draft[] {
  const stays = facts.stays.toSorted(byStart);
  const servedDays = servingOf(facts);
  return ({ id, period }) => {
    const services = facts.services.map((service) =>
      serviceDraft(service, servedDays(service, id, coveredBy(service, period))),
    );
    const charges = facts.charges.filter(({ date }) => period.from <= date && date <= period.to);
    const drafts = [...rentDrafts(stays, period), ...services, ...charges.map(chargeDraft)];
    return facts.writtenOff.size === 0
      ? drafts
      : drafts.map((draft) => withoutWrittenOff(draft, facts));
  };
}

/** Rent, services, then charges (contract, section 6). */
export const draftLines = (facts: Facts, sheet: Drafted): Draft[] => draftingOf(facts)(sheet);
