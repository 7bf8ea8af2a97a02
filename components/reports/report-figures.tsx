import { Stat } from "@/components/ui/stat";
import { headingOf } from "@/lib/reports/as-declared";
import { changeBetween } from "@/lib/reports/change-between";
import type { ReportPage } from "@/lib/reports/get-report-page";
import { measuresOf } from "@/lib/reports/report";
import { showReported } from "@/lib/reports/shown-value";
import { showDay } from "@/lib/values/dates";

const most = 6;

const spanTitle = ({ from, to }: { from: string; to: string }) =>
  `Del ${showDay(from)} al ${showDay(to)}`;

/** Of all that was found, beside the period before and a year earlier. */
export function ReportFigures({ page }: { page: ReportPage }) {
  const { report, listed } = page;
  const keys = measuresOf(report).filter((key) => listed.totals.values[key] !== null);
  return (
    <section
      aria-label="Totales"
      className="mb-5 grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(11.5rem,1fr))]"
    >
      {keys.slice(0, most).map((key) => (
        <Figure key={key} page={page} name={key} />
      ))}
    </section>
  );
}

function Figure({ page, name }: { page: ReportPage; name: string }) {
  const { report, listed, before, yearEarlier } = page;
  const column = report.columns[name];
  const value = listed.totals.values[name] ?? null;
  if (!column) return null;
  const compared = [
    { words: "antes", to: before },
    { words: "hace un año", to: yearEarlier },
  ];
  return (
    <Stat
      label={headingOf(column)}
      value={showReported(column, value)}
      detail={compared.map(({ words, to }) =>
        to ? (
          <span key={words} className="block" title={spanTitle(to.span)}>
            {words}: {showReported(column, to.totals.values[name])}{" "}
            {changeBetween(to.totals.values[name] ?? null, value)}
          </span>
        ) : null,
      )}
    />
  );
}
