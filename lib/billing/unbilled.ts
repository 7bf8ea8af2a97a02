import type { Day } from "../dates";
import { type Decimal, round, times } from "../decimal";
import { claimsOf } from "./claims";
import { type Draft, draftLines } from "./draft-lines";
import type { Facts } from "./facts";
import { countOf, type Line } from "./line";

/** What was done and no sheet bills: the days of one unit or service, or one charge. */
export type Unbilled = Omit<Draft, "assignmentIds"> & { quantity: Decimal; amount: Decimal };

const beginning: Day = "1900-01-01";

/** Every fact up to a day, that day included, that none of the lines bills; future days are not done yet. */
export function unbilledOf(facts: Facts, lines: readonly Line[], until: Day): Unbilled[] {
  const billed = new Set(lines.flatMap((line) => claimsOf(line, line.billedDays ?? [])));
  const drafts = draftLines(facts, { id: "any", period: { from: beginning, to: until } });
  return drafts.flatMap(({ assignmentIds: _, ...draft }) => {
    const days = draft.days.filter((day) =>
      claimsOf(draft, [day]).some((claim) => !billed.has(claim)),
    );
    if (days.length === 0) return [];
    const quantity = countOf(days);
    return [{ ...draft, days, quantity, amount: round(times(quantity, draft.unitPrice), 2) }];
  });
}
