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
          <th scope="col" className="px-4 py-2 font-medium sm:px-5">
            {sheetLineFields.description.label}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium max-sm:hidden">
            {sheetLineFields.quantity.label}
          </th>
          <th
            scope="col"
            className="px-3 py-2 whitespace-nowrap text-right font-medium max-sm:hidden"
          >
            {sheetLineFields.unitPrice.shortLabel}
          </th>
          <th scope="col" className="px-4 py-2 text-right font-medium sm:px-5">
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

function Sums({ sheet, acting }: { sheet: Worksheet; acting: boolean }) {
  const sums = [
    { label: worksheetFields.subtotal.label, value: sheet.subtotal },
    {
      label: `${worksheetFields.taxAmount.label} ${percentOf(sheet.taxPercentage)}`,
      value: sheet.taxAmount,
    },
    { label: worksheetFields.total.label, value: sheet.total },
  ];
  return (
    <tfoot>
      {sums.map(({ label, value }, at) => (
        <tr key={label} className={at === 2 ? "font-semibold text-ink" : "text-muted"}>
          <th scope="row" className="px-4 py-1.5 text-right font-medium sm:hidden">
            {label}
          </th>
          <th scope="row" colSpan={3} className="px-3 py-1.5 text-right font-medium max-sm:hidden">
            {label}
          </th>
          <td className="px-4 py-1.5 text-right tabular-nums sm:px-5">{showMoney(value)}</td>
          {acting ? <td className="print:hidden" /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
