import type { Totals } from "@/lib/billing/write-totals";
import { showMoney } from "@/lib/values/decimal";
import { worksheetFields } from "@/lib/worksheets/fields";

/** Of all that match, on any page. */
export function WorksheetTotals({ totals, count }: { totals: Totals; count: number }) {
  const figures = [
    { label: worksheetFields.subtotal.label, value: totals.subtotal },
    { label: worksheetFields.taxAmount.label, value: totals.taxAmount },
    { label: worksheetFields.total.label, value: totals.total },
  ];
  return (
    <section
      aria-label="Totales"
      className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 shadow-card print:shadow-none"
    >
      <p className="text-muted text-xs">
        {count === 1 ? "Total de 1 planilla" : `Total de ${count} planillas`}, sin las canceladas
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{showMoney(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
