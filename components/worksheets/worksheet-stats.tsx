import { Stat } from "@/components/ui/stat";
import { showMoney, showNumber } from "@/lib/decimal";
import type { WorksheetOverview } from "@/lib/overview/get-worksheet-overview";

/** The figures of a sheet: what it took away in three units, and what it charges. */
export function WorksheetStats({ sheet, volume }: Pick<WorksheetOverview, "sheet" | "volume">) {
  return (
    <section
      aria-label="Cifras de la planilla"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
    >
      <Stat label="Galones" value={showNumber(volume.gallons, 2)} detail="gal" />
      <Stat label="Barriles" value={showNumber(volume.barrels, 2)} detail="BBL" />
      <Stat label="Metros cúbicos" value={showNumber(volume.cubicMeters, 2)} detail="m³" />
      <Stat label="Subtotal" value={showMoney(sheet.subtotal)} detail="sin IVA" />
      <Stat
        label="IVA"
        value={showMoney(sheet.taxAmount)}
        detail={`${showNumber(sheet.taxPercentage, 2)} %`}
      />
      <Stat label="Total" value={showMoney(sheet.total)} detail="con IVA" />
    </section>
  );
}
