import type { PaperStanding } from "../alerts/alerts";
import { expiryWords, type RecordStand } from "../alerts/expiry-words";
import type { PaperColumn, PaperTable } from "../print/table-layout";
import { type Day, showDay } from "../values/dates";

export type ListedPaper = {
  label: string;
  note?: string | null | undefined;
  from?: Day | null;
  until: Day | null;
  stand: RecordStand;
};

export const showDayOf = (day: Day | null | undefined): string => (day ? showDay(day) : "—");

export const listedPapers = (
  standings: readonly PaperStanding[],
  kind: PaperStanding["kind"],
  papers: readonly { until: string }[],
): ListedPaper[] =>
  papers.flatMap(({ until }) => {
    // biome-ignore lint/plugin: the papers of one vehicle or technician
    const stand = standings.find((paper) => paper.kind === kind && paper.field === until);
    if (!stand) return [];
    const { label, note, issuedOn = null, expiresOn } = stand;
    return [{ label, note, from: issuedOn, until: expiresOn, stand }];
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
