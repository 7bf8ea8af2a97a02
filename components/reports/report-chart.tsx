import { MonthChart } from "@/components/home/month-chart";
import { Card } from "@/components/ui/card";
import { monthsBetween } from "@/lib/home/months";
import { chartTitleOf, headingOf } from "@/lib/reports/as-declared";
import type { ChartDrawn } from "@/lib/reports/list-chart-points";
import type { Report, ReportColumn } from "@/lib/reports/report";
import { showReported } from "@/lib/reports/shown-value";
import { asNumber, showNumber } from "@/lib/values/decimal";

interface ReportChartProps {
  report: Report;
  drawn: ChartDrawn;
}

/** Drawn by the server; every mark says its figure. */
export function ReportChart({ report, drawn }: ReportChartProps) {
  const by = report.columns[report.chart.by];
  const measure = report.columns[report.chart.measure];
  if (!by || !measure || drawn.points.length === 0) return null;
  const Marks = drawn.isOfTime ? MonthMarks : BarMarks;
  return (
    <Card
      title={chartTitleOf(report)}
      className="mb-5"
      {...(drawn.left > 0 ? { description: `Y ${drawn.left} más en la tabla.` } : {})}
    >
      <Marks {...{ drawn, by, measure }} />
    </Card>
  );
}

interface MarksProps {
  drawn: ChartDrawn;
  by: ReportColumn;
  measure: ReportColumn;
}

function MonthMarks({ drawn, measure }: MarksProps) {
  const known = new Map(drawn.points.map(({ label, value }) => [label, value]));
  const months = drawn.points.flatMap(({ label }) => label ?? []);
  const label = headingOf(measure);
  return (
    <MonthChart
      label={label}
      source="Suma lo que cae en cada mes."
      series={[{ name: label, colour: "bg-accent" }]}
      bars={monthsBetween(months[0] ?? "", months.at(-1) ?? "").map((month) => ({
        month,
        values: [known.get(month) ?? "0"],
      }))}
      show={(value) => showReported(measure, value)}
      showMark={(value) => showNumber(String(value), value > 0 && value < 10 ? 1 : 0)}
    />
  );
}

function BarMarks({ drawn: { points }, by, measure }: MarksProps) {
  const most = Math.max(...points.map(({ value }) => asNumber(value)));
  const share = (value: string) => (most > 0 ? Math.max(0, asNumber(value) / most) * 100 : 0);
  return (
    <ul className="grid gap-1.5">
      {points.map(({ label, value }) => (
        <li
          key={label}
          className="grid items-center gap-x-3 text-xs [grid-template-columns:minmax(6rem,8rem)_1fr_auto] sm:[grid-template-columns:minmax(6rem,14rem)_1fr_auto]"
        >
          <span className="min-w-0 sm:truncate" title={label ?? ""}>
            {showReported(by, label)}
          </span>
          <span className="h-3.5 rounded-sm bg-sunken" aria-hidden="true">
            <span
              className="block h-full rounded-sm bg-accent print:[print-color-adjust:exact]"
              style={{ width: `${share(value)}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{showReported(measure, value)}</span>
        </li>
      ))}
    </ul>
  );
}
