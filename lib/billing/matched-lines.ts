import { includesDay } from "./days";
import type { Draft } from "./draft";
import type { BilledLine } from "./line";
import { isLineOf, isSetByHand } from "./line-of-draft";

export const inOrder = (a: BilledLine, b: BilledLine): number => (a.id ?? 0) - (b.id ?? 0);

type Nearness = (line: BilledLine, draft: Draft) => boolean;

/** The nearest first. */
const nearness: readonly Nearness[] = [
  (line, draft) => !isSetByHand(line, "unitPrice") && line.unitPrice === draft.unitPrice,
  (line, { days }) => includesDay(days, line.billedDays?.[0] ?? ""),
  (line) => !line.isManual || !line.billedDays?.length,
];

const automaticFirst = (a: BilledLine, b: BilledLine): number =>
  Number(a.isManual) - Number(b.isManual) || inOrder(a, b);

/** Which line each draft goes on with. */
export function matchedLines(
  drafts: readonly Draft[],
  lines: readonly BilledLine[],
): Map<Draft, BilledLine> {
  const found = new Map<Draft, BilledLine>();
  const left = new Set(lines.toSorted(automaticFirst));
  const match = (draft: Draft, isNear: Nearness) => {
    const line = [...left].find((line) => isLineOf(line, draft) && isNear(line, draft));
    if (!line || found.has(draft)) return;
    found.set(draft, line);
    left.delete(line);
  };
  for (const isNear of nearness) for (const draft of drafts) match(draft, isNear);
  return found;
}
