"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { type Day, eachDay } from "@/lib/values/dates";
import { DayPicker } from "./day-picker";

interface DayChoiceProps {
  sheet: Worksheet;
  facts: LineFacts | null;
  today: Day;
  chosen: ReadonlySet<Day>;
  onChange: (chosen: ReadonlySet<Day>) => void;
}

export function DayChoice({ sheet, facts, today, chosen, onChange }: DayChoiceProps) {
  const [byRange, setByRange] = useState(false);
  const { periodStart: from, periodEnd: to } = sheet;
  const taken = new Map(facts?.taken.map(({ day, sheet: other }) => [day, other.seriesCode]));
  const asked = new Set(facts?.asked);
  const free = (days: Iterable<Day>) => new Set([...days].filter((day) => !taken.has(day)));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange(free(eachDay(from, to)))}>
          Todos
        </Button>
        <Button size="sm" onClick={() => onChange(new Set())}>
          Ninguno
        </Button>
        <Button size="sm" onClick={() => onChange(free(asked))}>
          Según los hechos
        </Button>
        <Button
          size="sm"
          aria-pressed={byRange}
          variant={byRange ? "primary" : "secondary"}
          onClick={() => setByRange(!byRange)}
        >
          Por rango
        </Button>
      </div>
      <p className="text-muted text-xs">
        {byRange ? "Toque el primer día y después el último. " : "Toque cada día. "}
        <span className="touch:hidden">
          {byRange ? "" : "También se arrastra, o se marca hasta un día con Mayús. "}
        </span>
        El punto señala los días con hechos; los tachados los cobra otra línea.
      </p>
      <DayPicker {...{ from, to, chosen, asked, taken, today, byRange, onChange }} />
    </>
  );
}
