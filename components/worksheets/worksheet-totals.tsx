import { ListTotals } from "@/components/lists/list-totals";
import type { Totals } from "@/lib/billing/write-totals";
import { showMoney } from "@/lib/values/decimal";
import { worksheetFields } from "@/lib/worksheets/fields";

export function WorksheetTotals({ totals, count }: { totals: Totals; count: number }) {
  const figures = [
    { label: worksheetFields.subtotal.label, value: showMoney(totals.subtotal) },
    { label: worksheetFields.taxAmount.label, value: showMoney(totals.taxAmount) },
    { label: worksheetFields.total.label, value: showMoney(totals.total) },
  ];
  const counted = count === 1 ? "Total de 1 planilla" : `Total de ${count} planillas`;
  return <ListTotals of={`${counted}, sin las canceladas`} figures={figures} />;
}
