import { cn } from "@/components/ui/cn";
import { type Day, monthdayOf, showDay } from "@/lib/values/dates";
import { monthsOf, spansOf } from "./months";

interface PeriodGridProps {
  from: Day;
  to: Day;
  billed: readonly Day[];
  asked: readonly Day[];
  taken: readonly Day[];
}

export function PeriodGrid({ from, to, billed, asked, taken }: PeriodGridProps) {
  const sets = { billed: new Set(billed), asked: new Set(asked), taken: new Set(taken) };
  const lookOf = (day: Day) => {
    if (sets.billed.has(day)) return "bg-accent font-medium text-on-accent";
    if (sets.taken.has(day)) return "bg-sunken text-faint line-through";
    return sets.asked.has(day) ? "border border-line-strong border-dashed" : "text-faint";
  };
  return (
    <div>
      <p className="text-muted text-xs">
        {billed.length === 0 ? "No cobra ningún día." : `Cobra: ${spelledOut(billed)}.`}
      </p>
      <div aria-hidden="true" className="mt-2 grid gap-1.5">
        {monthsOf(from, to).map(({ key, name, days }) => (
          <div key={key} className="grid gap-x-3 gap-y-0.5 lg:grid-cols-[8rem_1fr]">
            <span className="text-muted text-xs leading-6">{name}</span>
            <span className="flex flex-wrap gap-0.5">
              {days.map((day) => (
                <span
                  key={day}
                  className={cn(
                    "grid size-6 place-items-center rounded text-[0.6875rem] tabular-nums",
                    lookOf(day),
                  )}
                >
                  {monthdayOf(day)}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** "05/01/2026 – 20/02/2026, 25/02/2026". */
export const spelledOut = (days: readonly Day[]): string =>
  spansOf(days)
    .map(({ from, to }) => (from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`))
    .join(", ");
