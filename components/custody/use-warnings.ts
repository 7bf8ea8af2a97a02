"use client";

import { useEffect, useState } from "react";
import type { Act } from "@/components/ui/use-act";
import { isDay } from "@/lib/dates";

export type PreviewWarnings = Act<string[]>;

interface Carriage {
  staffId: number | null | undefined;
  vehicleId: number | null | undefined;
  date: string | undefined;
}

const pause = 250;

/** What the server says is expired of who and what carries on the day, as they are chosen. */
export function useWarnings(preview: PreviewWarnings, { staffId, vehicleId, date }: Carriage) {
  const [known, setKnown] = useState<{ asked: string; messages: string[] } | null>(null);
  const isAsked = (staffId || vehicleId) && date && isDay(date);
  const asked = isAsked
    ? JSON.stringify({ technical_id: staffId ?? null, vehicle_id: vehicleId ?? null, date })
    : "";
  useEffect(() => {
    if (!asked) return;
    let current = true;
    const ask = async () => {
      const answer = await preview(JSON.parse(asked)).catch(() => null);
      if (current && answer?.ok) setKnown({ asked, messages: answer.data ?? [] });
    };
    const timer = setTimeout(ask, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, preview]);
  return known && known.asked === asked ? known.messages : [];
}
