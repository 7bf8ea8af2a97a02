"use client";

import { X } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { priceSpans, ratedOf } from "@/lib/rates/rates";
import { type Day, lastDay, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

interface RatesSoFarProps {
  row: AssignmentRow;
  today: Day;
  withdraw: ChangeAct;
}

export function RatesSoFar({ row, today, withdraw }: RatesSoFarProps) {
  const { run, isPending, refusal } = useAct(asSeen(withdraw, row.version), {
    done: "Tarifa quitada.",
  });
  const end = row.endDate ?? lastDay;
  const spans = priceSpans(ratedOf(row), { from: row.startDate, to: end });
  return (
    <section aria-label="Tarifas hasta ahora" className="grid gap-2">
      <h3 className="font-medium text-ink text-sm">Tarifas hasta ahora</h3>
      {refusal ? <RefusalAlert refusal={refusal} /> : null}
      <ul className="divide-y divide-line rounded-control border border-line">
        {spans.map(({ from, to, cost }, index) => (
          <li key={from} className="flex min-h-control items-center gap-3 px-4 py-1.5">
            <span className="flex-1 text-sm tabular-nums">
              {showDay(from)} – {to === lastDay ? "en adelante" : showDay(to)}
              {from <= today && today <= to ? <span className="text-muted"> · hoy</span> : null}
            </span>
            <span className="font-medium text-ink tabular-nums">{showMoney(cost)}</span>
            {index > 0 && from > today ? (
              <IconButton
                icon={X}
                label={`Quitar la tarifa desde el ${showDay(from)}`}
                disabled={isPending}
                onClick={() => run({ id: row.id, from_date: from })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
