import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import { TwoLines } from "@/components/ui/two-lines";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import type { worksheetList } from "@/lib/worksheets/list";
import { percentOf } from "./line-words";
import { WorksheetState } from "./worksheet-state";

export const worksheetCells: CellsOf<typeof worksheetList> = {
  series: { className: "whitespace-nowrap" },
  location: {
    className: "sm:min-w-32",
    cell: (row) => <CampAndClient location={row.location} partner={row.partnerName} />,
  },
  period: {
    className: "tabular-nums dense:whitespace-nowrap",
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
      <TwoLines
        first={showMoney(row.total)}
        second={`IVA ${showMoney(row.taxAmount)}`}
        className="whitespace-nowrap font-medium"
      />
    ),
  },
  tax_percentage: { cell: (row) => percentOf(row.taxPercentage) },
};
