import { cn } from "@/components/ui/cn";
import { type Month, shortMonth, showMonth } from "@/lib/home/months";
import { asNumber, type Decimal, isZero } from "@/lib/values/decimal";
import type { Series } from "./legend";

export interface MonthBar {
  month: Month;
  values: Decimal[];
}

interface PlotProps {
  series: readonly Series[];
  bars: readonly MonthBar[];
  show: (value: Decimal) => string;
  top: number;
}

export const MonthPlot = ({ series, bars, top, show }: PlotProps) => (
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
              style={{ height: `${(asNumber(bar.values[at] ?? "0") / top) * 100}%` }}
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

const titleOf = (
  bar: MonthBar,
  series: readonly Series[],
  show: (value: Decimal) => string,
): string =>
  [
    showMonth(bar.month),
    ...series.flatMap(({ name }, at) => {
      const value = bar.values[at] ?? "0";
      return isZero(value) ? [] : [`${name}: ${show(value)}`];
    }),
  ].join("\n");
