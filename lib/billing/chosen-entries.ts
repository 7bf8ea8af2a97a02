import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Days, daysOfEither, includesDay } from "./days";
import type { Draft } from "./draft";
import { type BilledLine, dayCount } from "./line";
import type { LineEntry } from "./line-entry";
import { isLineOf, isSetByHand, nearestDraft } from "./line-of-draft";
import { inOrder } from "./matched-lines";

export const daysOfAll = (lists: readonly Days[]): Days => lists.reduce<Days>(daysOfEither, []);

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
export function chosenEntries(lines: readonly BilledLine[], drafts: readonly Draft[]): LineEntry[] {
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
