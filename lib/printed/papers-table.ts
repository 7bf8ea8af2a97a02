import type { PaperStanding } from "../alerts/alerts";
import { expiryWords, type RecordStand } from "../alerts/expiry-words";
import type { AboutPapers, PaperField } from "../papers/expiry";
import type { PaperColumn, PaperTable } from "../print/table-layout";
import { type Day, showDay } from "../values/dates";

export type ListedPaper = {
  label: string;
  note?: string | null | undefined;
  /** Its first day; not told where such papers have none. */
  from?: Day | null;
  until: Day | null;
  stand: RecordStand;
};

export const showDayOf = (day: Day | null | undefined): string => (day ? showDay(day) : "—");

/** In the order in which the record speaks of them, without those that it need not have. */
export const listedPapers = (
  standings: readonly PaperStanding[],
  kind: PaperStanding["kind"],
  about: AboutPapers,
): ListedPaper[] =>
  (Object.keys(about) as PaperField[]).flatMap((field) => {
    // biome-ignore lint/plugin: the papers of one vehicle or technician
    const stand = standings.find((paper) => paper.kind === kind && paper.field === field);
    if (!stand) return [];
    const { issuedOn = null, note } = about[field] ?? {};
    return [{ label: stand.label, note, from: issuedOn, until: stand.expiresOn, stand }];
  });

const named = ({ label, note }: ListedPaper) => [label, note].filter(Boolean).join("\n");

const since: PaperColumn<ListedPaper> = {
  header: "Desde",
  width: 62,
  align: "center",
  cell: ({ from }) => showDayOf(from),
};

type Titles = { title: string; header: string; empty: string; hasStart?: boolean };

export function papersTable(
  rows: readonly ListedPaper[],
  { title, header, empty, hasStart = true }: Titles,
): PaperTable<ListedPaper> {
  const columns: PaperColumn<ListedPaper>[] = [
    { header, width: 150, grow: 1, cell: named },
    ...(hasStart ? [since] : []),
    { header: "Hasta", width: 62, align: "center", cell: ({ until }) => showDayOf(until) },
    { header: "Estado", width: 130, isStrong: true, cell: ({ stand }) => expiryWords(stand) },
  ];
  return { rows, columns, groups: [{ header: title, span: columns.length }], empty };
}
