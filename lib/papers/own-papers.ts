import type { Day } from "../values/dates";
import type { Paper } from "./expiry";

/** A dated paper that a record tells of itself; it is valid on both days. */
export interface OwnPaper<Row> {
  label: string;
  /** What the history calls both days, where the label says it badly. */
  logged?: readonly [from: string, until: string];
  from: keyof Row & string;
  until: keyof Row & string;
  /** The documented names of its first and its last day. */
  names: readonly [from: string, until: string];
  /** What else the record says of it. */
  note?: (row: Row) => string | null;
  /** Whether the record must have it; without this, always. */
  isNeeded?: (row: Row) => boolean;
}

type Subject = Pick<Paper, "kind" | "subjectId" | "subjectName">;

/** The papers that a record tells of itself, without those that it need not have. */
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
