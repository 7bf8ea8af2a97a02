import { type Day, firstDay } from "../values/dates";
import { type Decimal, round, times } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { openLedger } from "./claims";
import type { Days } from "./days";
import type { Draft } from "./draft";
import { draftLines } from "./draft-lines";
import type { Facts, Period, Stay } from "./facts";
import { type ClaimingLine, dayCount, daysOf } from "./line";

export type UnbilledPart = { assignmentId: number; days: Day[] };

export type UnbilledItem = Omit<Draft, "assignmentIds"> & {
  quantity: Decimal;
  amount: Decimal;
  parts: UnbilledPart[];
};

export const periodUntil = (to: Day): Period => ({ from: firstDay, to });

const endsBefore = ({ to }: Stay, day: Day): boolean => to !== null && to < day;

/**
 * Where two assignments meet, the day is the earlier's. Stays come in order of their starts, so one that has ended is
 * not looked at again.
 */
function partsOf(stays: readonly Stay[], days: Days): UnbilledPart[] {
  let at = 0;
  const stayOn = (day: Day): Stay | undefined => {
    let stay = stays[at];
    while (stay && endsBefore(stay, day)) stay = stays[++at];
    return stay && stay.from <= day ? stay : undefined;
  };
  const given = groupedBy(days, (day) => stayOn(day)?.assignmentId ?? null);
  return [...given].flatMap(([assignmentId, days]) =>
    assignmentId === null ? [] : [{ assignmentId, days }],
  );
}

export function unbilledItemsOf(
  facts: Facts,
  lines: readonly ClaimingLine[],
  period: Period,
): UnbilledItem[] {
  const ledger = openLedger();
  for (const line of lines) ledger.take(line, daysOf(line), line);
  const stays = new Map(
    [...facts.stays, ...facts.services].map((stay) => [stay.assignmentId, stay]),
  );
  return draftLines(facts, { id: "any", period }).flatMap(({ assignmentIds, ...draft }) => {
    const days = ledger.take(draft, draft.days, draft);
    if (days.length === 0) return [];
    const quantity = dayCount(days);
    const parts = partsOf(
      assignmentIds.flatMap((id) => stays.get(id) ?? []),
      days,
    );
    return [
      { ...draft, days, quantity, amount: round(times(quantity, draft.unitPrice), 2), parts },
    ];
  });
}
