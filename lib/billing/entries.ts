import { groupedBy } from "../values/rows";
import { subjectOf } from "./claims";
import type { Draft } from "./draft";
import type { Facts, LineKind, Stay } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import type { LineEntry } from "./line-entry";
import { rentLine, serviceLine } from "./line-kind";
import { isLineOf } from "./line-of-draft";
import { ratedEntries } from "./rated-entries";

const manualFirst = (a: BilledLine, b: BilledLine) => Number(b.isManual) - Number(a.isManual);

const noDocument = { maintenanceSheetId: null, shippingGuideId: null };

/** Units and services that have, or had, a price from a day on. */
export function ratedSubjects({ stays, services }: Facts): ReadonlySet<string | null> {
  const of = (kind: LineKind, from: readonly Stay[]) =>
    from.filter(({ rates }) => rates).map((stay) => subjectOf({ ...noDocument, ...stay, kind }));
  return new Set([...of(rentLine, stays), ...of(serviceLine, services)]);
}

type Unmatched = Set<BilledLine>;

function entryOf(draft: Draft, stored: readonly BilledLine[], unmatched: Unmatched): LineEntry {
  const line = stored.find((line) => unmatched.has(line) && isLineOf(line, draft)) ?? null;
  if (line) unmatched.delete(line);
  return { owner: draft, line, draft };
}

/** In the place of the first of the drafts. */
function dividedEntries(
  drafts: readonly Draft[],
  stored: readonly BilledLine[],
  unmatched: Unmatched,
): Map<Draft, LineEntry[]> {
  for (const line of stored) unmatched.delete(line);
  const entries = ratedEntries(drafts, stored);
  return new Map(drafts.map((draft, index) => [draft, index === 0 ? entries : []]));
}

export function entriesOf(
  drafts: readonly Draft[],
  sheet: PlannedSheet,
  rated: ReadonlySet<string | null>,
): LineEntry[] {
  const unmatched = new Set(sheet.lines.toSorted(manualFirst));
  const alike = groupedBy([...unmatched], subjectOf);
  const linesFor = (subject: string | null) => alike.get(subject) ?? [];
  const divided = new Map(
    [...groupedBy(drafts, subjectOf)].flatMap(([subject, asked]) =>
      rated.has(subject) ? [...dividedEntries(asked, linesFor(subject), unmatched)] : [],
    ),
  );
  const drafted = drafts.flatMap(
    (draft) => divided.get(draft) ?? [entryOf(draft, linesFor(subjectOf(draft)), unmatched)],
  );
  return [...drafted, ...[...unmatched].map((line) => ({ owner: line, line, draft: null }))];
}
