"use client";

import type { LineFacts } from "@/lib/billing/explain-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { showMoney } from "@/lib/values/decimal";
import { sheetLineFields, worksheetFields } from "@/lib/worksheets/fields";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { LineRows } from "./line-rows";
import { percentOf } from "./line-words";
import type { WorksheetActs } from "./worksheet-acts";

export interface LinesTableProps {
  sheet: Worksheet;
  lines: SheetLine[];
  facts: LineFacts[];
  today: string;
  /** Null without permission, or while the lines may not change. */
  acts: WorksheetActs | null;
}

export function LinesTable({ sheet, lines, facts, today, acts }: LinesTableProps) {
  const factsOf = new Map(facts.map((one) => [one.lineId, one]));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Líneas de la planilla</caption>
      <thead>
        <tr className="border-line border-b text-muted text-xs">
          <th scope="col" className="px-4 py-2 font-medium dense:py-1 sm:px-5">
            {sheetLineFields.description.label}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium dense:py-1 max-sm:hidden">
            {sheetLineFields.quantity.label}
          </th>
          <th
            scope="col"
            className="px-3 py-2 whitespace-nowrap dense:py-1 text-right font-medium max-sm:hidden"
          >
            {sheetLineFields.unitPrice.shortLabel}
          </th>
          <th scope="col" className="px-4 py-2 text-right font-medium dense:py-1 sm:px-5">
            {sheetLineFields.subtotal.label}
          </th>
          {acts ? (
            <th scope="col" className="w-12 print:hidden">
              <span className="sr-only">Acciones</span>
            </th>
          ) : null}
        </tr>
      </thead>
      {lines.map((line) => (
        <LineRows
          key={line.id}
          {...{ sheet, line, today, acts }}
          facts={factsOf.get(line.id) ?? null}
        />
      ))}
      <Sums sheet={sheet} acting={acts !== null} />
    </table>
  );
}

/** With a mouse the sums are one line. */
function Sums({ sheet, acting }: { sheet: Worksheet; acting: boolean }) {
  const parts = [
    { label: worksheetFields.subtotal.label, value: showMoney(sheet.subtotal) },
    {
      label: `${worksheetFields.taxAmount.label} ${percentOf(sheet.taxPercentage)}`,
      value: showMoney(sheet.taxAmount),
    },
  ];
  const { label } = worksheetFields.total;
  return (
    <tfoot>
      {parts.map((part) => (
        <SumRow key={part.label} {...part} acting={acting} className="text-muted dense:hidden" />
      ))}
      <SumRow
        label={label}
        value={showMoney(sheet.total)}
        before={parts}
        acting={acting}
        className="font-semibold text-ink"
      />
    </tfoot>
  );
}

interface SumRowProps {
  label: string;
  value: string;
  before?: readonly { label: string; value: string }[];
  acting: boolean;
  className: string;
}

const SumRow = ({ label, value, before = [], acting, className }: SumRowProps) => (
  <tr className={className}>
    <th scope="row" className="px-4 py-1.5 text-right font-medium sm:hidden">
      {label}
    </th>
    <th scope="row" colSpan={3} className="px-3 py-1.5 text-right font-medium max-sm:hidden">
      {before.map((part) => (
        <span
          key={part.label}
          className="mr-5 hidden font-normal text-muted tabular-nums dense:inline"
        >
          {part.label} {part.value}
        </span>
      ))}
      {label}
    </th>
    <td className="px-4 py-1.5 text-right tabular-nums sm:px-5">{value}</td>
    {acting ? <td className="print:hidden" /> : null}
  </tr>
);
