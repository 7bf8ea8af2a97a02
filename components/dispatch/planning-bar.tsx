"use client";

import { ChevronLeft, ChevronRight, Copy, Send, Sparkles } from "lucide-react";
import { windowTitle } from "@/components/calendar/calendar-toolbar";
import type { ListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { Planning } from "@/lib/dispatch/planning";
import { stepped } from "@/lib/schedule/window";
import { type Day, isDay } from "@/lib/values/dates";

const views = [
  { value: "week", label: "Semana" },
  { value: "day", label: "Día" },
] as const;

const steps = {
  week: { before: "Semana anterior", after: "Semana siguiente" },
  day: { before: "Día anterior", after: "Día siguiente" },
} as const;

interface PlanningBarProps {
  planning: Planning;
  date: Day;
  today: Day;
  address: ListAddress;
  onCopy: () => void;
  onPublish: () => void;
}

/** All state is in the address. */
export function PlanningBar({ planning, date, today, address, ...acts }: PlanningBarProps) {
  const { view, toPublish } = planning;
  const go = (day: Day) => address.go({ date: day === today ? null : day, proposal: null });
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
          onValueChange={(wanted) => address.go({ view: wanted === "week" ? null : wanted })}
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
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={acts.onCopy}>
            <Copy aria-hidden="true" />
            Copiar semana anterior
          </Button>
          <Button asChild>
            <Link href={address.hrefWith({ proposal: "true" })}>
              <Sparkles aria-hidden="true" />
              Proponer
            </Link>
          </Button>
          <Button variant="primary" onClick={acts.onPublish} disabled={toPublish === 0}>
            <Send aria-hidden="true" />
            {toPublish === 0 ? "Todo publicado" : `Publicar (${toPublish})`}
          </Button>
        </div>
      </div>
    </div>
  );
}
