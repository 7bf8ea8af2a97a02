import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { dayName, monthsOf } from "@/components/worksheets/months";
import { type CalendarView, stepped, windowOf } from "@/lib/schedule/window";
import { type Day, isDay, showDay } from "@/lib/values/dates";

const labels = {
  month: "Mes",
  week: "Semana",
  day: "Día",
  agenda: "Agenda",
} as const satisfies Record<CalendarView, string>;

const steps = {
  month: { before: "Mes anterior", after: "Mes siguiente" },
  week: { before: "Semana anterior", after: "Semana siguiente" },
  day: { before: "Día anterior", after: "Día siguiente" },
  agenda: { before: "Días anteriores", after: "Días siguientes" },
} as const satisfies Record<CalendarView, object>;

/** "Noviembre de 2026", the day, or the first and last day. */
export function windowTitle(view: CalendarView, date: Day): string {
  const { from, to } = windowOf(view, date);
  if (view === "day") return dayName(date);
  if (view === "month") return monthsOf(date, date)[0]?.name ?? "";
  return `${showDay(from)} – ${showDay(to)}`;
}

interface WindowBarProps<View extends CalendarView> {
  /** The first is the one that is not named in the address. */
  views: readonly [View, ...View[]];
  view: View;
  date: Day;
  today: Day;
  /** Null for today. */
  go: (date: Day | null) => void;
  /** Null for the first view. */
  look: (view: View | null) => void;
  /** Beside the day to go to. */
  children: ReactNode;
}

/** Which days are seen, and how. */
export function WindowBar<View extends CalendarView>(props: WindowBarProps<View>) {
  const { views, view, date, today, look, children } = props;
  const go = (day: Day) => props.go(day === today ? null : day);
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton
            label={steps[view].before}
            icon={ChevronLeft}
            onClick={() => go(stepped(view, date, -1))}
          />
          <Button onClick={() => go(today)}>Hoy</Button>
          <IconButton
            label={steps[view].after}
            icon={ChevronRight}
            onClick={() => go(stepped(view, date, 1))}
          />
        </div>
        <p
          role="status"
          className="min-w-40 flex-1 font-semibold text-ink text-lg first-letter:uppercase"
        >
          {windowTitle(view, date)}
        </p>
        <SegmentedControl
          label="Vista"
          options={views.map((value) => ({ value, label: labels[value] }))}
          value={view}
          onValueChange={(wanted) => look(wanted === views[0] ? null : wanted)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <DateInput
          key={date}
          aria-label="Ir a la fecha"
          className="w-40"
          defaultValue={date}
          onValueChange={(day) => isDay(day) && day !== date && go(day)}
        />
        {children}
      </div>
    </div>
  );
}
