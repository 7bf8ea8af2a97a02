import type { ownPaperDays } from "@/db/values";
import type { Day } from "../values/dates";
import type { Paper } from "./expiry";

/** A dated paper held in fields of the record; valid on both days. */
export interface OwnPaper<Row> {
  label: string;
  /** Labels in the history, when the paper's own label does not fit. */
  historyLabel?: readonly [from: string, until: string];
  from: keyof Row & string;
  until: keyof Row & string;
  names: readonly [from: string, until: (typeof ownPaperDays)[number]];
  note?: (row: Row) => string | null;
  /** Whether the record must have it; always when absent. */
  isNeeded?: (row: Row) => boolean;
}

type Subject = Pick<Paper, "kind" | "subjectId" | "subjectName">;

export const ownPapersOf = <Row>(
  papers: readonly OwnPaper<Row>[],
  row: Row,
  subject: Subject,
): Paper[] =>
  papers
    .filter(({ isNeeded }) => isNeeded?.(row) ?? true)
    .map(({ label, from, until, names, note }) => ({
      ...subject,
      field: until,
      fieldName: names[1],
      label,
      note: note?.(row) ?? null,
      recordId: null,
      issuedOn: row[from] as Day | null,
      expiresOn: row[until] as Day | null,
    }));
