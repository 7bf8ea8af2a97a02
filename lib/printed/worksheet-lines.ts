import type { Block } from "../print/blocks";
import type { PaperFlow } from "../print/paper";
import { addTable } from "../print/table";
import type { Day } from "../values/dates";
import { dated, dayColumns, daysByPage, markAt, monthGroups } from "./day-columns";
import type { WorksheetOnPaper } from "./get-worksheet-on-paper";
import { countColumn, lineColumns } from "./line-columns";
import { moneyColumns } from "./money-columns";
import { quantityColumn } from "./quantity-column";

/** A period wider than the page goes on in further tables, with the amounts, or the quantities alone, in the last. */
export function addLines(
  paper: PaperFlow,
  { sheet, lines, hasPrices }: WorksheetOnPaper,
  next: Block | null,
) {
  const told = hasPrices ? moneyColumns : [quantityColumn];
  const numbered = lines.map((line, at) => dated({ ...line, number: at + 1 }));
  const pages = daysByPage(sheet.periodStart, sheet.periodEnd);
  const tableOf = (days: Day[], after: typeof told) => ({
    columns: [...lineColumns, ...dayColumns(days), ...after],
    groups: monthGroups(days, lineColumns.length, after.length),
    size: 7,
  });
  for (const days of pages.slice(0, -1))
    addTable(paper, {
      ...tableOf(days, [countColumn(days)]),
      rows: numbered.filter((line) => days.some((day) => markAt(line, day))),
      empty: "Nada que cobrar en estos días.",
    });
  addTable(paper, {
    ...tableOf(pages.at(-1) ?? [], told),
    rows: numbered,
    empty: "Sin líneas.",
    ...(next ? { after: next } : {}),
  });
}
