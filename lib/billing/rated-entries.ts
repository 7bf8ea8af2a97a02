import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Days, daysOfEither, includesDay } from "./days";
import type { Draft } from "./draft";
import { type BilledLine, dayCount, hasChosenDays } from "./line";
import type { LineEntry } from "./line-entry";
import { isLineOf, isSetByHand, nearestDraft } from "./line-of-draft";
import { inOrder, matchedLines } from "./matched-lines";

const daysAmong = (days: Days, others: Days): Days =>
  days.filter((day) => includesDay(others, day));

const daysOfAll = (lists: readonly Days[]): Days => lists.reduce<Days>(daysOfEither, []);

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

type Piece = { draft: Draft; line: BilledLine; days: Day[] };

/** Chosen days go to the draft that asks for them, those that none asks for stay with the line's own. */
function piecesOf(line: BilledLine, drafts: readonly Draft[]): Piece[] {
  const own = nearestDraft(line, drafts);
  if (!own) return [];
  const possible = drafts.filter((draft) => isLineOf(line, draft));
  const byDraft = groupedBy(
    line.billedDays ?? [],
    (day) => possible.find(({ days }) => includesDay(days, day)) ?? own,
  );
  const pieces = [...byDraft].map(([draft, days]) => ({ draft, line, days }));
  return pieces.length > 0 ? pieces : [{ draft: own, line, days: [] }];
}

const handPrice = (line: BilledLine): string =>
  isSetByHand(line, "unitPrice") ? line.unitPrice : "";

/** A line for each price, the first of them in the place of the line that was divided; divided ones are joined again. */
function chosenEntries(lines: readonly BilledLine[], drafts: readonly Draft[]): LineEntry[] {
  const places = new Map(drafts.map((draft, index) => [draft, index]));
  const pieces = lines.toSorted(inOrder).flatMap((line) => piecesOf(line, drafts));
  const joined = groupedBy(pieces, ({ draft, line }) => `${places.get(draft)}:${handPrice(line)}`);
  const kept = new Set<BilledLine>();
  return [...joined.values()].flatMap((alike): LineEntry[] => {
    const [first] = alike;
    if (!first) return [];
    // biome-ignore lint/plugin: what a sheet bills of one unit or service
    const stored = alike.find(({ line }) => !kept.has(line))?.line;
    if (stored) kept.add(stored);
    const billedDays = daysOfAll(alike.map(({ days }) => days));
    const line = { ...(stored ?? first.line), id: stored?.id ?? null, billedDays };
    return [{ owner: line, line: { ...line, quantity: dayCount(billedDays) }, draft: first.draft }];
  });
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
