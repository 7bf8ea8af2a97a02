import { chainFields } from "@/lib/custody/fields";
import type { VolumeTotals } from "@/lib/custody/list-chains";
import { showVolume } from "@/lib/custody/volume-text";

/** Of all that match, on any page. */
export function ChainTotals({ totals, count }: { totals: VolumeTotals; count: number }) {
  const figures = [
    { label: chainFields.gallons.label, value: totals.gallons },
    { label: chainFields.barrels.label, value: totals.barrels },
    { label: chainFields.cubicMeters.label, value: totals.cubicMeters },
  ];
  return (
    <section
      aria-label="Totales"
      className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 shadow-card print:shadow-none"
    >
      <p className="text-muted text-xs">
        {count === 1 ? "Total de 1 cadena" : `Total de ${count} cadenas`}, sin las anuladas
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{showVolume(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
