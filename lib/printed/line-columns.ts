import { isByDay } from "../billing/claims";
import type { PaperColumn } from "../print/table-layout";
import type { Day } from "../values/dates";
import { sheetLineFields } from "../worksheets/fields";
import type { SheetLine } from "../worksheets/list-lines";
import { countIn, type Dated } from "./day-columns";

export type NumberedLine = SheetLine & Dated & { number: number };

/** The description of rent and services names the unit already. */
function described({ kind, description, referenceDocument, manualFields }: SheetLine): string {
  const isTold = isByDay(kind) && !manualFields.includes("referenceDocument");
  return referenceDocument && !isTold && !description.includes(referenceDocument)
    ? `${description}\n${referenceDocument}`
    : description;
}

export const lineColumns: PaperColumn<NumberedLine>[] = [
  { header: "N.º", width: 22, align: "right", cell: ({ number }) => String(number) },
  { header: sheetLineFields.description.label, width: 100, grow: 1, cell: described },
];

export const countColumn = (days: readonly Day[]): PaperColumn<NumberedLine> => ({
  header: "Días",
  width: 30,
  align: "right",
  cell: (line) => String(countIn(line, days) || ""),
});
