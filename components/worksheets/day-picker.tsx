"use client";

import { cn } from "@/components/ui/cn";
import { type Day, monthdayOf } from "@/lib/values/dates";
import { dayName, monthsOf } from "./months";
import { useDayChoice } from "./use-day-choice";

interface DayPickerProps {
  from: Day;
  to: Day;
  chosen: ReadonlySet<Day>;
  asked: ReadonlySet<Day>;
  /** The series code of the sheet that bills each; these cannot be chosen. */
  taken: ReadonlyMap<Day, string>;
  today: Day;
  byRange: boolean;
  onChange: (chosen: ReadonlySet<Day>) => void;
}

const weekdays = ["L", "M", "X", "J", "V", "S", "D"];

/** Can cross months. */
export function DayPicker({ asked, today, ...props }: DayPickerProps) {
  const { cell, anchor } = useDayChoice(props);
  const { from, to, chosen, taken, byRange } = props;
  const nameOf = (day: Day) => {
    const owner = taken.get(day);
    if (owner !== undefined) return `${dayName(day)}, lo cobra ${owner}`;
    return asked.has(day) ? dayName(day) : `${dayName(day)}, sin hechos`;
  };
  return (
    <div data-days className="grid select-none gap-x-8 gap-y-5 md:grid-cols-2">
      {monthsOf(from, to).map(({ key, name, lead, days }) => (
        <fieldset key={key} className="min-w-0">
          <legend className="mb-1.5 font-medium text-ink text-sm">{name}</legend>
          <div className="grid grid-cols-7 gap-1">
            {weekdays.map((letter) => (
              <span key={letter} aria-hidden="true" className="text-center text-muted text-xs">
                {letter}
              </span>
            ))}
            {days.map((day, at) => (
              <button
                key={day}
                type="button"
                data-day={day}
                aria-label={nameOf(day)}
                aria-pressed={chosen.has(day)}
                aria-disabled={taken.has(day) || undefined}
                {...cell(day)}
                style={at === 0 ? { gridColumnStart: lead + 1 } : undefined}
                className={cn(
                  "relative min-h-control rounded-control border text-[0.8125rem] tabular-nums touch:min-h-11",
                  lookOf({ isChosen: chosen.has(day), isTaken: taken.has(day) }),
                  asked.has(day) &&
                    "after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:size-1 after:rounded-full after:bg-current",
                  day === today && "ring-2 ring-accent/40 ring-offset-1 ring-offset-surface",
                  byRange && day === anchor && "outline-2 outline-accent outline-dashed",
                )}
              >
                {monthdayOf(day)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function lookOf({ isChosen, isTaken }: { isChosen: boolean; isTaken: boolean }): string {
  if (isTaken) return "cursor-not-allowed border-transparent bg-sunken text-muted line-through";
  if (isChosen) return "border-accent bg-accent font-medium text-on-accent";
  return "border-line bg-surface text-ink hover:border-line-strong hover:bg-hover";
}
