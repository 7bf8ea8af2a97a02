import { isByDay, type Ledger, openLedger } from "./claims";
import type { Days } from "./days";
import type { Draft } from "./draft";
import { sheetDrafter } from "./draft-lines";
import { entriesOf, ratedSubjects } from "./entries";
import type { Facts } from "./facts";
import {
  type BilledLine,
  dayCount,
  daysOf,
  hasChosenDays,
  type PlannedSheet,
  withSubtotal,
} from "./line";
import type { LineEntry } from "./line-entry";
import { lineFrom } from "./line-of-draft";

export type SheetPlan = { sheet: PlannedSheet; lines: BilledLine[] };

function manualDays({ line, draft }: { line: BilledLine; draft: Draft | null }): Days {
  const billed = daysOf(line);
  if (!isByDay(line.kind) || hasChosenDays(line)) return billed;
  const asked = new Set(draft?.days);
  return billed.filter((day) => asked.has(day));
}

/** Loses the chosen days that another sheet billed meanwhile, or becomes automatic again. */
function keepManualDays(entry: LineEntry, ledger: Ledger): LineEntry {
  const { owner, line, draft } = entry;
  if (!line?.isManual) return entry;
  const wanted = manualDays({ line, draft });
  const held = ledger.take(line, wanted, owner);
  if (held.length === wanted.length) return entry;
  if (hasChosenDays(line) && isByDay(line.kind))
    return { ...entry, line: { ...line, billedDays: held, quantity: dayCount(held) } };
  return { ...entry, line: { ...line, isManual: false, manualFields: [] } };
}

/** A manual line whose facts are gone stays, with only the days that a person chose. */
const withoutFacts = (line: BilledLine): BilledLine =>
  isByDay(line.kind) && !hasChosenDays(line) ? { ...line, billedDays: [] } : line;

function linesOfEntry(
  { owner, line, draft }: LineEntry,
  sheet: PlannedSheet,
  ledger: Ledger,
): BilledLine[] {
  if (!draft) return line?.isManual ? [withSubtotal(withoutFacts(line))] : [];
  const chosen = line && hasChosenDays(line) ? line.billedDays : null;
  const days = chosen ?? ledger.take(draft, draft.days, owner);
  if (days.length === 0 && !line?.isManual) return [];
  return [lineFrom(draft, days, sheet, line)];
}

/**
 * In order of creation. Claims go first to the sheets that do not change, then to write-offs, then to what was set by
 * hand, then to the sheet created first, so that each fact is billed once (contract, sections 6 and 10).
 */
export function planLines(facts: Facts, sheets: readonly PlannedSheet[]): SheetPlan[] {
  const ledger = openLedger(facts.writtenOff);
  for (const line of sheets.flatMap((sheet) => (sheet.followsFacts ? [] : sheet.lines)))
    ledger.take(line, daysOf(line), line);

  const draftsOn = sheetDrafter(facts);
  const rated = ratedSubjects(facts);
  const written = sheets
    .filter((sheet) => sheet.followsFacts)
    .map((sheet) => ({ sheet, entries: entriesOf(draftsOn(sheet), sheet, rated) }));
  const afterManual = new Map(
    written
      .toSorted((a, b) => Number(a.sheet.isReturning) - Number(b.sheet.isReturning))
      .map(({ sheet, entries }) => [
        sheet.id,
        entries.map((entry) => keepManualDays(entry, ledger)),
      ]),
  );
  return written.map(({ sheet }) => ({
    sheet,
    lines: (afterManual.get(sheet.id) ?? []).flatMap((entry) => linesOfEntry(entry, sheet, ledger)),
  }));
}
