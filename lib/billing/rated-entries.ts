import { chosenEntries, daysOfAll } from "./chosen-entries";
import { type Days, includesDay } from "./days";
import type { Draft } from "./draft";
import { type BilledLine, hasChosenDays } from "./line";
import type { LineEntry } from "./line-entry";
import { isLineOf, isSetByHand, nearestDraft } from "./line-of-draft";
import { matchedLines } from "./matched-lines";

const daysAmong = (days: Days, others: Days): Days =>
  days.filter((day) => includesDay(others, day));

const isWhole = (line: BilledLine): boolean =>
  (isSetByHand(line, "quantity") || isSetByHand(line, "unitPrice")) &&
  (line.billedDays ?? []).length > 0;

/** Bills those of its days that facts ask for, whatever their price where it was typed. */
function standing(line: BilledLine, drafts: readonly Draft[]): LineEntry {
  const draft = nearestDraft(line, drafts);
  if (!draft) return { owner: line, line, draft: null };
  const possible = isWhole(line) ? drafts.filter((one) => isLineOf(line, one)) : [draft];
  const asked = daysOfAll(possible.map(({ days }) => days));
  const days = daysAmong(line.billedDays ?? [], asked);
  return { owner: line, line, draft: { ...draft, days } };
}

/**
 * Of one unit or service whose price changes in the sheet's days. Each price has its line. What people corrected stays:
 * days that they chose are divided at the change, and those that they took out stay out; a quantity or
 * a price that they typed stands for the days of its line, which is not divided.
 */
export function ratedEntries(drafts: readonly Draft[], lines: readonly BilledLine[]): LineEntry[] {
  const chosen = lines.filter(hasChosenDays);
  const others = lines.filter((line) => !hasChosenDays(line));
  const whole = others.filter(isWhole);
  const free = others.filter((line) => !isWhole(line));
  const goesOn = matchedLines(drafts, free);
  const going = new Set(goesOn.values());
  const left = free.filter((line) => line.isManual && !going.has(line));
  const hand = chosenEntries(chosen, drafts);
  const isChosen = new Set(hand.map(({ draft }) => draft));
  const billed = daysOfAll(free.map(({ billedDays }) => billedDays ?? []));
  const automatic = drafts.map((draft): LineEntry => {
    const line = goesOn.get(draft) ?? null;
    const before = daysAmong(draft.days, billed);
    const isTakenOut = !line && before.length === 0 && chosen.some((one) => isLineOf(one, draft));
    const asked = isChosen.has(draft) || isTakenOut ? { ...draft, days: before } : draft;
    return { owner: draft, line, draft: asked };
  });
  return [...automatic, ...hand, ...[...whole, ...left].map((line) => standing(line, drafts))];
}
