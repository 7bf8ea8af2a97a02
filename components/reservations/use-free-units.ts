"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { readFrom } from "@/components/ui/read-from";
import type { UnitsOnOffer } from "@/lib/availability/units-on-offer";
import { reads } from "@/lib/links/reads";
import { isDay, later } from "@/lib/values/dates";
import { isPlain } from "@/lib/values/number-text";
import type { LineValues, ReservationFormState } from "./reservation-values";

const pause = 300;

/** What a line asks for, from today on; null while it is not whole. */
export function askedOf(line: LineValues | undefined, today: string) {
  if (!line?.type_equipment || !isDay(line.from_date)) return null;
  if (line.to_date && (!isDay(line.to_date) || line.to_date < line.from_date)) return null;
  return {
    type: line.type_equipment,
    from: later(line.from_date, today),
    to: line.to_date ? later(line.to_date, today) : null,
    min_capacity: isPlain(line.min_capacity_gallons) ? line.min_capacity_gallons : null,
  };
}

type Answer = { address: string; found: UnitsOnOffer | null };

/** Asked when the line has rested a moment; `found` is null where it could not be read. */
export function useFreeUnits(form: ReservationFormState, at: number, today: string) {
  const line = useWatch({ control: form.control, name: `lines.${at}` });
  const asked = askedOf(line, today);
  const address = asked && reads.freeUnits(asked);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!address) return;
    const asking = new AbortController();
    const show = (found: UnitsOnOffer | null) => {
      if (!asking.signal.aborted) setAnswer({ address, found });
    };
    const ask = () =>
      readFrom<UnitsOnOffer>(address, asking.signal).then(
        (result) => show(result.ok ? result.data : null),
        () => show(null),
      );
    const timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address]);
  return { isAsked: address !== null, answer: answer?.address === address ? answer : null };
}
