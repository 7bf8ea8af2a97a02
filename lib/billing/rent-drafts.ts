import { priceSpans } from "../rates/rates";
import { addDays, type Day, earlier, later, spanOfDays } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Days } from "./days";
import type { Draft } from "./draft";
import type { Period, Stay } from "./facts";
import { rentLine } from "./line-kind";

/** Its end may lie before its start. */
export const overlapOf = ({ from, to }: Stay, period: Period): Period => ({
  from: later(from, period.from),
  to: to === null ? period.to : earlier(to, period.to),
});

export const byStart = (a: Stay, b: Stay) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.assignmentId - b.assignmentId;

const rentDraft = (stay: Stay, days: Days, unitPrice: Decimal): Draft => ({
  kind: rentLine,
  assignmentId: stay.assignmentId,
  equipmentId: stay.equipmentId,
  maintenanceSheetId: null,
  shippingGuideId: null,
  assignmentIds: [stay.assignmentId],
  days,
  description: stay.description,
  unitPrice,
  referenceDocument: `ALQUILER ${stay.code}`,
});

type Drafts = Map<string, Draft>;

function addStay(drafts: Drafts, stay: Stay, span: Period): void {
  for (const { cost, from, to } of priceSpans(stay, span)) {
    const days = spanOfDays(from, to);
    const key = `${stay.equipmentId}:${cost}`;
    const draft = drafts.get(key);
    if (!draft) {
      drafts.set(key, rentDraft(stay, days, cost));
      continue;
    }
    draft.days = [...draft.days, ...days];
    if (draft.assignmentIds.at(-1) !== stay.assignmentId)
      draft.assignmentIds.push(stay.assignmentId);
  }
}

/**
 * One line per unit and daily cost. Where two stays meet, the day is the earlier's: stays come in order of their
 * starts.
 */
export function rentDrafts(stays: readonly Stay[], period: Period): Draft[] {
  const drafts: Drafts = new Map();
  const counted = new Map<number, Day>();
  for (const stay of stays) {
    const { from, to } = overlapOf(stay, period);
    const last = counted.get(stay.equipmentId);
    const first = last === undefined ? from : later(from, addDays(last, 1));
    if (first > to) continue;
    counted.set(stay.equipmentId, to);
    addStay(drafts, stay, { from: first, to });
  }
  return [...drafts.values()];
}
