import type { CellsOf } from "@/components/lists/screen-columns";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import type { worksheetList } from "@/lib/worksheets/list";
import { percentOf } from "./line-words";
import { WorksheetState } from "./worksheet-state";

export const worksheetCells: CellsOf<typeof worksheetList> = {
  series: { className: "whitespace-nowrap" },
  location: {
    className: "sm:min-w-32",
    cell: (row) => (
      <span>
        <span className="block">{row.location}</span>
        <span className="block text-muted text-xs">{row.partnerName}</span>
      </span>
    ),
  },
  period: {
    className: "tabular-nums",
    cell: (row) => (
      <span>
        <span className="whitespace-nowrap">{showDay(row.periodStart)} –</span>{" "}
        <span className="whitespace-nowrap">{showDay(row.periodEnd)}</span>
      </span>
    ),
  },
  status: { cell: (row) => <WorksheetState {...row} /> },
  total: {
    cell: (row) => (
      <span className="block">
        <span className="block font-medium">{showMoney(row.total)}</span>
        <span className="block whitespace-nowrap text-muted text-xs">
          IVA {showMoney(row.taxAmount)}
        </span>
      </span>
    ),
  },
  tax_percentage: { cell: (row) => percentOf(row.taxPercentage) },
};
