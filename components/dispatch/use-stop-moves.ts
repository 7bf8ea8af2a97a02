"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { inTurn } from "@/components/ui/in-turn";
import { toast } from "@/components/ui/toast";
import { type ActRefusal, failedAct, isOutdated } from "@/components/ui/use-act";
import type { Planning } from "@/lib/dispatch/planning";
import {
  type DispatchActs,
  type Held,
  laneKey,
  lanesByKey,
  nameOf,
  type StopPlace,
  subjectFields,
} from "./lanes";

/** What was wanted of a route that somebody else changed meanwhile. */
export interface RouteClash {
  held: Held;
  to: StopPlace;
  /** Titles of the route as it was to become. */
  mine: string[];
}

const titleOf = ({ stop }: Held) => `${stop.title} · ${stop.unit || stop.location}`;

function wanted(planning: Planning, held: Held, to: StopPlace): string[] {
  const lane = lanesByKey(planning).get(laneKey(to));
  const others = (lane?.stops ?? []).filter(({ key }) => key !== held.stop.key);
  const at = to.position ? to.position - 1 : others.length;
  return others.map((stop) => titleOf({ stop, from: to })).toSpliced(at, 0, titleOf(held));
}

const staysPut = ({ from }: Held, to: StopPlace) =>
  laneKey(from) === laneKey(to) && (to.position === null || to.position === from.position);

/** Afterwards the stop has the focus, wherever it is then. */
function useFocusAfter(planning: Planning) {
  const moved = useRef<{ key: string; planning: Planning } | null>(null);
  useEffect(() => {
    if (!moved.current || moved.current.planning === planning) return;
    const { key } = moved.current;
    moved.current = null;
    document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(key)}"]`)?.focus();
  }, [planning]);
  return (key: string) => {
    moved.current = { key, planning };
  };
}

export function useStopMoves(planning: Planning, acts: DispatchActs) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [clash, setClash] = useState<RouteClash | null>(null);
  const turns = useRef(new Map<string, ReturnType<typeof inTurn>>());
  const focusAfter = useFocusAfter(planning);

  const refuse = (refusal: ActRefusal, clash: RouteClash) => {
    if (!isOutdated(refusal)) return toast.error(refusal.error);
    router.refresh();
    setClash(clash);
  };
  const send = async (held: Held, to: StopPlace) => {
    const key = laneKey(to);
    const turn = turns.current.get(key) ?? inTurn();
    turns.current.set(key, turn);
    const lane = lanesByKey(planning).get(key);
    const asked = { date: to.date, technical_id: to.staffId, position: to.position };
    const answer = await turn(lane?.version ?? null, (seen) =>
      acts.assign({ ...asked, ...subjectFields(held.stop) }, seen),
    ).catch(failedAct);
    const name = nameOf(planning, to.staffId);
    if (answer.ok) toast.success(`${titleOf(held)}: ${name}.`);
    else refuse(answer, { held, to, mine: wanted(planning, held, to) });
  };
  const move = (held: Held, to: StopPlace) => {
    if (staysPut(held, to)) return;
    if (held.from.date !== to.date) {
      toast.error(
        "Cada visita se hace en su día. Para cambiarla de día, muévala en el calendario.",
      );
      return;
    }
    focusAfter(held.stop.key);
    startTransition(() => send(held, to));
  };
  return { move, isPending, clash, settle: () => setClash(null) };
}
