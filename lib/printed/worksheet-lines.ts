import type { PaperFlow } from "../print/paper";
import { addTable } from "../print/table";
import { dated, dayColumns, daysByPage, markAt, monthGroups } from "./day-columns";
import type { WorksheetOnPaper } from "./get-worksheet-on-paper";
import { countColumn, lineColumns } from "./line-columns";
import { moneyColumns, quantityColumn } from "./money-columns";

/** A period wider than the page goes on in further tables, with the amounts, or the quantities alone, in the last. */
export function addLines(paper: PaperFlow, { sheet, lines, hasPrices }: WorksheetOnPaper) {
  const told = hasPrices ? moneyColumns : [quantityColumn];
  const numbered = lines.map((line, at) => dated({ ...line, number: at + 1 }));
  const pages = daysByPage(sheet.periodStart, sheet.periodEnd);
  pages.forEach((days, at) => {
    const isLast = at === pages.length - 1;
    const after = isLast ? told : [countColumn(days)];
    addTable(paper, {
      columns: [...lineColumns, ...dayColumns(days), ...after],
      groups: monthGroups(days, lineColumns.length, after.length),
      rows: isLast ? numbered : numbered.filter((line) => days.some((day) => markAt(line, day))),
      size: 7,
      empty: isLast ? "Sin líneas." : "Nada que cobrar en estos días.",
    });
  });
}
