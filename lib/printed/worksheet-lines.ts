import { isByDay } from "../billing/claims";
import type { PaperFlow } from "../print/paper";
import { addTable } from "../print/table";
import type { PaperColumn } from "../print/table-layout";
import type { Day } from "../values/dates";
import { showMoney, showQuantity } from "../values/decimal";
import type { SheetLine } from "../worksheets/list-lines";
import {
  billedMark,
  countIn,
  type Dated,
  dated,
  datedMark,
  dayColumns,
  daysByPage,
  markAt,
  monthGroups,
} from "./day-columns";
import type { WorksheetOnPaper } from "./get-worksheet-on-paper";

/** Its marks need not add up to the quantity. */
const isCountedByHand = ({ kind, manualFields }: SheetLine) =>
  isByDay(kind) && manualFields.includes("quantity");

type Numbered = SheetLine & Dated & { number: number };

/** Of rent and services the description names the unit already. */
function described({ kind, description, referenceDocument, manualFields }: SheetLine): string {
  const isTold = isByDay(kind) && !manualFields.includes("referenceDocument");
  return referenceDocument && !isTold && !description.includes(referenceDocument)
    ? `${description}\n${referenceDocument}`
    : description;
}

const lineColumns: PaperColumn<Numbered>[] = [
  { header: "N.º", width: 22, align: "right", cell: ({ number }) => String(number) },
  { header: "Descripción", width: 100, grow: 1, cell: described },
];

const countColumn = (days: readonly Day[]): PaperColumn<Numbered> => ({
  header: "Días",
  width: 30,
  align: "right",
  cell: (line) => String(countIn(line, days) || ""),
});

const moneyColumns: PaperColumn<Numbered>[] = [
  {
    header: "Cantidad",
    width: 44,
    align: "right",
    cell: (line) => `${showQuantity(line.quantity)}${isCountedByHand(line) ? " *" : ""}`,
  },
  {
    header: "P. unitario",
    width: 58,
    align: "right",
    cell: ({ unitPrice }) => showMoney(unitPrice),
  },
  {
    header: "Total",
    width: 66,
    align: "right",
    isStrong: true,
    cell: ({ subtotal }) => showMoney(subtotal),
  },
];

/** A period wider than the page goes on in further tables, the amounts in the last. */
export function addLines(paper: PaperFlow, { sheet, lines }: WorksheetOnPaper) {
  const numbered = lines.map((line, at) => dated({ ...line, number: at + 1 }));
  const pages = daysByPage(sheet.periodStart, sheet.periodEnd);
  pages.forEach((days, at) => {
    const isLast = at === pages.length - 1;
    const after = isLast ? moneyColumns : [countColumn(days)];
    addTable(paper, {
      columns: [...lineColumns, ...dayColumns(days), ...after],
      groups: monthGroups(days, lineColumns.length, after.length),
      rows: isLast ? numbered : numbered.filter((line) => days.some((day) => markAt(line, day))),
      size: 7,
      empty: isLast ? "Sin líneas." : "Nada que cobrar en estos días.",
    });
  });
}

export const legendOf = (lines: readonly SheetLine[]) =>
  [
    `${billedMark} día que se cobra`,
    `${datedMark} fecha del documento o del ítem`,
    ...(lines.some(isCountedByHand)
      ? ["* cantidad fijada a mano, distinta de los días marcados"]
      : []),
  ].join("   ·   ");
