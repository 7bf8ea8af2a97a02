"use client";

import { Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { LineFree } from "./line-free";
import { LineMaintenance } from "./line-maintenance";
import { LineWishes } from "./line-wishes";
import type { ReservationFormState } from "./reservation-values";
import { WhatAndWhen } from "./what-and-when";

interface ReservationLineProps {
  form: ReservationFormState;
  at: number;
  today: string;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

export function LineOfForm({ form, at, today, onRemove }: ReservationLineProps) {
  const place = at + 1;
  return (
    <li aria-label={`Línea ${place}`} className="rounded-control border border-line">
      <div className="flex items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <h3 className="font-medium text-ink text-sm">Línea {place}</h3>
        <span className="flex min-h-control items-center gap-3">
          <LineFree {...{ form, at, today }} />
          {onRemove ? (
            <IconButton label={`Quitar la línea ${place}`} icon={Trash2} onClick={onRemove} />
          ) : null}
        </span>
      </div>
      <div className="grid gap-4 p-4">
        <WhatAndWhen form={form} at={at} />
        <LineWishes {...{ form, at, today }} />
        <LineMaintenance form={form} at={at} />
      </div>
    </li>
  );
}
