"use client";

import { toast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { nearestOrder } from "@/lib/dispatch/nearest-order";
import type { Lane } from "@/lib/dispatch/planning";
import { asSaved, type DispatchActs } from "./lanes";

/** With two, whoever begins decides. */
const fewest = 3;

const inOrder = ({ stops, count }: Lane) =>
  count >= fewest && stops.length === count ? nearestOrder(stops) : null;

/** Null where a stop's project has no coordinates, or not all of them are in sight. */
export function useNearestOrder(lane: Lane, save: DispatchActs["save"]) {
  const ordered = inOrder(lane);
  const { run, isPending } = useAct(
    (stops: NonNullable<typeof ordered>) =>
      save(
        { date: lane.date, technical_id: lane.staffId, stops: stops.map(asSaved) },
        lane.version,
      ),
    { done: "Ruta ordenada.", onRefused: ({ error }) => toast.error(error) },
  );
  if (!ordered) return null;
  const isSame = ordered.every((stop, at) => stop === lane.stops[at]);
  const order = () =>
    isSame ? toast.success("Ya va de cada parada a la más cercana.") : run(ordered);
  return { order, isPending };
}
