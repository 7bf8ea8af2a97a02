import type { ListColumn } from "@/components/lists/columns";
import type { WorksheetRow } from "@/lib/billing/list-worksheet-rows";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { percentOf } from "./line-words";
import { WorksheetState } from "./worksheet-state";

const where: ListColumn<WorksheetRow>[] = [
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    className: "sm:min-w-32",
    cell: (row) => (
      <span>
        <span className="block">{row.location}</span>
        <span className="block text-muted text-xs">{row.partnerName}</span>
      </span>
    ),
  },
  {
    id: "partner",
    header: "Cliente",
    hidden: true,
    sortable: true,
    cell: (row) => row.partnerName,
  },
];

const series: ListColumn<WorksheetRow> = {
  id: "series",
  header: "Serie",
  main: true,
  sortable: true,
  className: "whitespace-nowrap",
  cell: (row) => row.seriesCode,
};

const money: ListColumn<WorksheetRow>[] = [
  {
    id: "period",
    header: "Período",
    sortable: true,
    className: "tabular-nums",
    cell: (row) => (
      <span>
        <span className="whitespace-nowrap">{showDay(row.periodStart)} –</span>{" "}
        <span className="whitespace-nowrap">{showDay(row.periodEnd)}</span>
      </span>
    ),
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    hidden: true,
    className: "tabular-nums",
    cell: (row) => showDay(row.date),
  },
  { id: "status", header: "Estado", sortable: true, cell: (row) => <WorksheetState {...row} /> },
  {
    id: "subtotal",
    header: "Subtotal",
    sortable: true,
    align: "end",
    cell: (row) => showMoney(row.subtotal),
  },
  {
    id: "tax",
    header: "IVA",
    hidden: true,
    align: "end",
    cell: (row) => showMoney(row.taxAmount),
  },
  {
    id: "total",
    header: "Total",
    sortable: true,
    align: "end",
    cell: (row) => (
      <span className="block">
        <span className="block font-medium">{showMoney(row.total)}</span>
        <span className="block whitespace-nowrap text-muted text-xs">
          IVA {showMoney(row.taxAmount)}
        </span>
      </span>
    ),
  },
  {
    id: "tax_percentage",
    header: "% IVA",
    hidden: true,
    align: "end",
    cell: (row) => percentOf(row.taxPercentage),
  },
  {
    id: "invoice",
    header: "Factura",
    hidden: true,
    cell: (row) => row.invoiceReference ?? "—",
  },
];

/** The columns of the sheets of all projects, and of those of one. */
export const worksheetColumns = {
  ofAll: [series, ...where, ...money],
  ofProject: [series, ...money],
};
