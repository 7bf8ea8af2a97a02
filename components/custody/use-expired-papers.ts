"use client";

import { useAnswer } from "@/components/forms/use-answer";
import type { Transport } from "@/lib/custody/list-expired-papers";
import { reads } from "@/lib/links/reads";
import { type Day, isDay } from "@/lib/values/dates";

/** The date may still be missing. */
type TypedTransport = Omit<Transport, "date"> & { date: Day | undefined };

export function useExpiredPapers({ staffId, vehicleId, date }: TypedTransport) {
  const isAsked = (staffId || vehicleId) && date && isDay(date);
  const asked = { technical_id: staffId, vehicle_id: vehicleId, date };
  const { answer, isCurrent } = useAnswer<string[]>(isAsked ? reads.warnings(asked) : null);
  return isCurrent ? (answer ?? []) : [];
}
