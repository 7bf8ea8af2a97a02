import { ChartColumn } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { type Month, shortMonth, showMonth } from "@/lib/home/months";
import { Legend, type Series } from "./legend";
import { topOf } from "./scale";

interface Bar {
  month: Month;
  /** One value a series, in their order. */
  values: number[];
}

interface MonthChartProps {
  label: string;
  /** What the figures come of. */
  source: string;
  series: readonly Series[];
  bars: readonly Bar[];
  show: (value: number) => string;
  /** The same for the scale, shorter. */
  showMark: (value: number) => string;
}

const total = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);

/** Stacked bars, one a month; the table below holds the same figures as text. */
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
          <Plot {...{ series, bars, top, show }} />
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

type PlotProps = Pick<MonthChartProps, "series" | "bars" | "show"> & { top: number };

const Plot = ({ series, bars, top, show }: PlotProps) => (
  <>
    <div className="relative flex h-44 items-end gap-1 border-line border-t border-b sm:gap-2">
      <span className="absolute inset-x-0 top-1/2 border-line border-t border-dashed" />
      {bars.map((bar) => (
        <div
          key={bar.month}
          title={titleOf(bar, series, show)}
          className="relative flex h-full min-w-0 flex-1 flex-col-reverse"
        >
          {series.map(({ name, colour }, at) => (
            <span
              key={name}
              style={{ height: `${((bar.values[at] ?? 0) / top) * 100}%` }}
              className={cn(
                "mx-auto block w-full max-w-9 last:rounded-t-sm print:[print-color-adjust:exact]",
                colour,
              )}
            />
          ))}
        </div>
      ))}
    </div>
    <div className="mt-1.5 flex gap-1 text-center text-[0.6875rem] text-muted sm:gap-2">
      {bars.map(({ month }) => (
        <span
          key={month}
          className="min-w-0 flex-1 overflow-hidden last:font-semibold last:text-ink"
        >
          {shortMonth(month).slice(0, 1)}
          <span className="max-sm:hidden">{shortMonth(month).slice(1)}</span>
        </span>
      ))}
    </div>
  </>
);

const titleOf = (bar: Bar, series: readonly Series[], show: (value: number) => string): string =>
  [
    showMonth(bar.month),
    ...series.flatMap(({ name }, at) =>
      bar.values[at] ? [`${name}: ${show(bar.values[at] ?? 0)}`] : [],
    ),
  ].join("\n");

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
        cell: ({ values }: Bar): ReactNode => show(values[at] ?? 0),
      })),
    ]}
  />
);
