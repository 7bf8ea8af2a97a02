import { volumeUnitLabels } from "@/lib/custody/labels";
import { showVolume } from "@/lib/custody/volume-text";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { showMoney } from "@/lib/values/decimal";
import { worksheetFields } from "@/lib/worksheets/fields";
import { percentOf } from "./line-words";

export function WorksheetStats({ sheet, volume }: Pick<WorksheetOverview, "sheet" | "volume">) {
  const figures = [
    { label: volumeUnitLabels.GALLONS, value: showVolume(volume.gallons) },
    { label: volumeUnitLabels.BARRELS, value: showVolume(volume.barrels) },
    { label: volumeUnitLabels.CUBIC_METERS, value: showVolume(volume.cubicMeters) },
    { label: worksheetFields.subtotal.label, value: showMoney(sheet.subtotal) },
    {
      label: `${worksheetFields.taxAmount.label} ${percentOf(sheet.taxPercentage)}`,
      value: showMoney(sheet.taxAmount),
    },
    { label: worksheetFields.total.label, value: showMoney(sheet.total) },
  ];
  return (
    <section
      aria-label="Cifras de la planilla"
      className="rounded-card border border-line bg-surface px-5 py-4 shadow-card dense:py-2 print:shadow-none"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 dense:gap-y-2 xl:grid-cols-6">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="mt-0.5 break-words font-semibold text-ink text-xl tabular-nums tracking-tight dense:mt-0 dense:text-lg">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
