"use client";

import { useAnswer } from "@/components/forms/use-answer";
import { reads } from "@/lib/links/reads";
import { isDay } from "@/lib/values/dates";

interface Carriage {
  staffId: number | null | undefined;
  vehicleId: number | null | undefined;
  date: string | undefined;
}

export function useExpiredPapers({ staffId, vehicleId, date }: Carriage) {
  const isAsked = (staffId || vehicleId) && date && isDay(date);
  const asked = { technical_id: staffId, vehicle_id: vehicleId, date };
  const { answer, isCurrent } = useAnswer<string[]>(isAsked ? reads.warnings(asked) : null);
  return isCurrent ? (answer ?? []) : [];
}
