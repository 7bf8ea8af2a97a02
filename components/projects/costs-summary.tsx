import { CalendarCheck, CalendarRange, Toilet, Wrench } from "lucide-react";
import { Stat } from "@/components/ui/stat";
import type { CostSummary } from "@/lib/overview/cost-summary";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

export function CostsSummary({
  summary,
  endDate,
}: {
  summary: CostSummary;
  endDate: string | null;
}) {
  const { projected } = summary;
  const until = `Hasta el ${showDay(summary.until)}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Stat label="Alquiler" value={showMoney(summary.rent)} detail={until} icon={Toilet} />
      <Stat
        label="Mantenimiento"
        value={showMoney(summary.maintenance)}
        detail={until}
        icon={Wrench}
      />
      <Stat
        label="Total a la fecha"
        value={showMoney(summary.total)}
        detail={until}
        icon={CalendarCheck}
        tone="accent"
      />
      <Stat
        label="Total proyectado"
        value={projected ? showMoney(projected.total) : "—"}
        detail={endDate ? `Al fin del proyecto, ${showDay(endDate)}` : "El proyecto no tiene fin"}
        icon={CalendarRange}
      />
    </div>
  );
}
