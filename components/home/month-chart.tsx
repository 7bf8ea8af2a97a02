import { ChartColumn } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { showMonth } from "@/lib/home/months";
import { asNumber, type Decimal } from "@/lib/values/decimal";
import { Legend, type Series } from "./legend";
import { type MonthBar, MonthPlot } from "./month-plot";
import { topOf } from "./scale";

interface MonthChartProps {
  label: string;
  source: string;
  series: readonly Series[];
  bars: readonly MonthBar[];
  show: (value: Decimal) => string;
  showMark: (value: number) => string;
}

const total = ({ values }: MonthBar) => values.reduce((sum, value) => sum + asNumber(value), 0);

export function MonthChart({ label, source, series, bars, show, showMark }: MonthChartProps) {
  const top = topOf(bars.map(total));
  if (bars.every((bar) => total(bar) === 0))
    return (
      <EmptyState
        icon={ChartColumn}
        title="Sin cifras en doce meses"
        description={source}
        act="follows"
        className="py-8"
      />
    );
  return (
    <figure className="grid min-w-0 gap-4">
      <Legend series={series} />
      <div className="flex gap-2" aria-hidden="true">
        <Marks top={top} show={showMark} />
        <div className="min-w-0 flex-1">
          <MonthPlot {...{ series, bars, top, show }} />
        </div>
      </div>
      <details className="print:hidden">
        <summary className="w-fit cursor-pointer rounded font-medium text-accent-ink text-xs touch:py-3.5">
          Ver las cifras
        </summary>
        <div className="-mx-5 mt-2 max-h-80 overflow-y-auto">
          <Figures {...{ label, series, bars, show }} />
        </div>
      </details>
      <figcaption className="sr-only">{label}. Las cifras están en la tabla.</figcaption>
    </figure>
  );
}

const Marks = ({ top, show }: { top: number; show: (value: number) => string }) => (
  <div className="flex h-44 flex-col justify-between text-right text-[0.6875rem] text-faint tabular-nums leading-none">
    {[top, top / 2, 0].map((value) => (
      <span key={value}>{show(value)}</span>
    ))}
  </div>
);

const Figures = ({ label, series, bars, show }: Omit<MonthChartProps, "source" | "showMark">) => (
  <PlainTable
    label={label}
    rows={bars.toReversed()}
    rowKey={({ month }) => month}
    empty={null}
    columns={[
      { header: "Mes", cell: ({ month }) => showMonth(month) },
      ...series.map(({ name }, at) => ({
        header: name,
        align: "end" as const,
        cell: ({ values }: MonthBar): ReactNode => show(values[at] ?? "0"),
      })),
    ]}
  />
);
