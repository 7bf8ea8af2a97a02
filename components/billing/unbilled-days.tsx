import { spansOf } from "@/components/worksheets/months";
import { type Day, showDay } from "@/lib/values/dates";

const shown = 2;

/** "01/09/2026 – 14/09/2026, 27/10/2026 y 2 tramos más". */
export function UnbilledDays({ days }: { days: readonly Day[] }) {
  const spans = spansOf(days);
  const more = spans.length - shown;
  return (
    <span className="tabular-nums">
      {spans.slice(0, shown).map(({ from, to }) => (
        <span key={from} className="block">
          {from === to ? (
            showDay(from)
          ) : (
            <>
              <span className="whitespace-nowrap">{showDay(from)} –</span>{" "}
              <span className="whitespace-nowrap">{showDay(to)}</span>
            </>
          )}
        </span>
      ))}
      {more > 0 ? (
        <span className="block text-muted text-xs">
          {more === 1 ? "y 1 tramo más" : `y ${more} tramos más`}
        </span>
      ) : null}
    </span>
  );
}
