"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { FilterButton } from "@/components/lists/filter-button";
import type { Filter } from "@/components/lists/filters";
import { ExportMenu } from "@/components/lists/list-menus";
import type { ListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { IconButton } from "@/components/ui/icon-button";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { dayName, monthsOf } from "@/components/worksheets/months";
import { type CalendarView, stepped, windowOf } from "@/lib/schedule/window";
import { type Day, isDay, showDay } from "@/lib/values/dates";

const views = [
  { value: "month", label: "Mes" },
  { value: "week", label: "Semana" },
  { value: "day", label: "Día" },
  { value: "agenda", label: "Agenda" },
] as const;

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

interface CalendarToolbarProps {
  view: CalendarView;
  date: Day;
  today: Day;
  filters: readonly Filter[];
  address: ListAddress;
  /** Filters of the export that the address does not hold. */
  fixed: Record<string, string>;
}

/** All state is in the address. */
export function CalendarToolbar({ view, date, today, ...props }: CalendarToolbarProps) {
  const { filters, address, fixed } = props;
  const go = (day: Day) => address.go({ date: day === today ? null : day });
  const exported = new URLSearchParams({ ...Object.fromEntries(address.params), ...fixed });
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
          options={views}
          value={view}
          onValueChange={(wanted) => address.go({ view: wanted === "month" ? null : wanted })}
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
        {filters.map((filter) => (
          <FilterButton key={filter.key} filter={filter} address={address} />
        ))}
        <div className="ml-auto">
          <ExportMenu href="/calendar/export" params={exported} />
        </div>
      </div>
    </div>
  );
}
