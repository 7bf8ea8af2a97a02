import { showVolume } from "@/lib/custody/volume-text";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { showMoney } from "@/lib/values/decimal";
import { percentOf } from "./line-words";

/** The figures of a sheet: what it took away in three units, and what it charges. */
export function WorksheetStats({ sheet, volume }: Pick<WorksheetOverview, "sheet" | "volume">) {
  const figures = [
    { label: "Galones", value: showVolume(volume.gallons) },
    { label: "Barriles (BBL)", value: showVolume(volume.barrels) },
    { label: "m³", value: showVolume(volume.cubicMeters) },
    { label: "Subtotal", value: showMoney(sheet.subtotal) },
    { label: `IVA ${percentOf(sheet.taxPercentage)}`, value: showMoney(sheet.taxAmount) },
    { label: "Total", value: showMoney(sheet.total) },
  ];
  return (
    <section
      aria-label="Cifras de la planilla"
      className="rounded-card border border-line bg-surface px-5 py-4 shadow-card print:shadow-none"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="mt-0.5 break-words font-semibold text-ink text-xl tabular-nums tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
