"use client";

import { useEffect, useState } from "react";
import type { Planning } from "@/lib/dispatch/planning";
import { type Held, laneKey, lanesByKey, nameOf, placeKey, type StopPlace } from "./lanes";

type Steps = Record<string, (place: StopPlace, planning: Planning) => StopPlace>;

/** Nobody's first, then the technicians as they are shown. */
function besides(place: StopPlace, { staff }: Planning, by: number): StopPlace {
  const order = [null, ...staff.map(({ id }) => id)];
  const at = Math.max(0, order.indexOf(place.staffId));
  const to = Math.min(order.length - 1, Math.max(0, at + by));
  return to === at ? place : { ...place, staffId: order[to] ?? null, position: null };
}

function along(place: StopPlace, planning: Planning, by: number): StopPlace {
  if (place.staffId === null) return place;
  const most = (lanesByKey(planning).get(laneKey(place))?.count ?? 0) + 1;
  const position = (place.position ?? most) + by;
  return { ...place, position: Math.min(most, Math.max(1, position)) };
}

const steps: Record<Planning["view"], Steps> = {
  week: {
    ArrowUp: (place, planning) => besides(place, planning, -1),
    ArrowDown: (place, planning) => besides(place, planning, 1),
  },
  day: {
    ArrowLeft: (place, planning) => besides(place, planning, -1),
    ArrowRight: (place, planning) => besides(place, planning, 1),
    ArrowUp: (place, planning) => along(place, planning, -1),
    ArrowDown: (place, planning) => along(place, planning, 1),
  },
};

const puts = new Set(["Enter", " "]);
const ends = new Set([...puts, "Escape", "Tab"]);

const how = {
  week: "Flechas arriba y abajo para elegir quién va",
  day: "Flechas a los lados para elegir quién va, arriba y abajo para el orden",
};

function wordsOf({ stop, to }: Held & { to: StopPlace }, planning: Planning): string {
  const place = to.position ? `, lugar ${to.position}` : "";
  const what = `${stop.title}, ${stop.location}: ${nameOf(planning, to.staffId)}${place}`;
  return `${what}. ${how[planning.view]}, Intro para dejarla, Escape para cancelar.`;
}

/** M picks a stop up, arrows choose where it goes, Enter puts it there, Escape leaves it. */
export function useStopKeys(planning: Planning, onDrop: (held: Held, to: StopPlace) => void) {
  const [held, setHeld] = useState<(Held & { to: StopPlace }) | null>(null);

  useEffect(() => {
    if (!held) return;
    const settle = (key: string) => {
      setHeld(null);
      if (puts.has(key)) onDrop(held, held.to);
    };
    const press = (event: KeyboardEvent) => {
      const step = steps[planning.view][event.key];
      if (!step && !ends.has(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (step) setHeld({ ...held, to: step(held.to, planning) });
      else settle(event.key);
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  });

  return {
    held,
    over: held ? placeKey(held.to) : null,
    words: held ? wordsOf(held, planning) : "",
    pickUp: (wanted: Held) => setHeld({ ...wanted, to: wanted.from }),
  };
}
