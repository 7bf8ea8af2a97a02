"use client";

import { useAnswer } from "@/components/forms/use-answer";
import type { Act } from "@/components/ui/use-act";
import { isDay } from "@/lib/values/dates";

export type PreviewWarnings = Act<string[]>;

interface Carriage {
  staffId: number | null | undefined;
  vehicleId: number | null | undefined;
  date: string | undefined;
}

/** What the server says is expired of who and what carries on the day, as they are chosen. */
export function useWarnings(preview: PreviewWarnings, { staffId, vehicleId, date }: Carriage) {
  const isAsked = (staffId || vehicleId) && date && isDay(date);
  const { answer, isCurrent } = useAnswer(
    preview,
    isAsked ? { technical_id: staffId ?? null, vehicle_id: vehicleId ?? null, date } : null,
  );
  return isCurrent ? (answer ?? []) : [];
}
