import { costOnDay, priceSpans } from "../rates/rates";
import type { Decimal } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { isOwed } from "./claims";
import { type Days, daysWithin } from "./days";
import type { Draft } from "./draft";
import type { Charge, Facts, Period, Service } from "./facts";
import { serviceLine } from "./line-kind";
import { byStart, overlapOf, rentDrafts } from "./rent-drafts";
import { servedDaysLookup } from "./served-days";

const serviceDraft = (service: Service, days: Days, unitPrice: Decimal): Draft => ({
  kind: serviceLine,
  assignmentId: service.assignmentId,
  equipmentId: service.equipmentId,
  maintenanceSheetId: null,
  shippingGuideId: null,
  assignmentIds: [service.assignmentId],
  days,
  description: service.description,
  unitPrice,
  referenceDocument: `SERVICIO ${service.code}`,
});

/** One for each price of the period, whether it was served at that price or not. */
function serviceDrafts(service: Service, days: Days, period: Period): Draft[] {
  if (!service.rates) return [serviceDraft(service, days, service.cost)];
  const spans = priceSpans(service, overlapOf(service, period));
  if (spans.length === 0) return [serviceDraft(service, days, costOnDay(service, period.from))];
  const byPrice = [...groupedBy(spans, ({ cost }) => cost)];
  return byPrice.map(([cost, alike]) =>
    serviceDraft(
      service,
      alike.flatMap((span) => daysWithin(days, span)),
      cost,
    ),
  );
}

const chargeDraft = ({ date, amount, ...charge }: Charge): Draft => ({
  ...charge,
  assignmentId: null,
  assignmentIds: [],
  days: [date],
  unitPrice: amount,
});

const withoutWrittenOff = (draft: Draft, { writtenOff }: Facts): Draft => ({
  ...draft,
  days: draft.days.filter((day) => isOwed(draft, day, writtenOff)),
});

/** An id counts the chains of that sheet, `any` those of all. */
export type DraftScope = { id: number | "any"; period: Period };

/** {@link draftLines} for many sheets; sorts the facts once. */
export function sheetDrafter(facts: Facts): (sheet: DraftScope) => Draft[] {
  const stays = facts.stays.toSorted(byStart);
  const servedDays = servedDaysLookup(facts);
  return ({ id, period }) => {
    const services = facts.services.flatMap((service) =>
      serviceDrafts(service, servedDays(service, id, overlapOf(service, period)), period),
    );
    const charges = facts.charges.filter(({ date }) => period.from <= date && date <= period.to);
    const drafts = [...rentDrafts(stays, period), ...services, ...charges.map(chargeDraft)];
    return facts.writtenOff.size === 0
      ? drafts
      : drafts.map((draft) => withoutWrittenOff(draft, facts));
  };
}

/** Rent, services, then charges (contract, section 6). */
export const draftLines = (facts: Facts, sheet: DraftScope): Draft[] => sheetDrafter(facts)(sheet);
