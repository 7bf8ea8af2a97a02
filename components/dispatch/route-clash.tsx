"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Planning } from "@/lib/dispatch/planning";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { laneKey, lanesByKey, nameOf } from "./lanes";
import type { RouteClash } from "./use-stop-moves";

interface RouteClashWindowProps {
  clash: RouteClash;
  planning: Planning;
  onMine: () => void;
  onClose: () => void;
}

const Stops = ({ title, stops }: { title: string; stops: readonly string[] }) => (
  <section aria-label={title} className="rounded-control border border-line p-3">
    <h3 className="font-medium text-ink">{title}</h3>
    <ol className="mt-2 grid list-decimal gap-1 pl-5">
      {stops.map((stop) => (
        <li key={stop}>{stop}</li>
      ))}
    </ol>
    {stops.length === 0 ? <p className="text-muted">Ninguna parada</p> : null}
  </section>
);

/** Both beside each other: the route as one wanted it, and as somebody else left it. */
export function RouteClashWindow({ clash, planning, onMine, onClose }: RouteClashWindowProps) {
  const lane = lanesByKey(planning).get(laneKey(clash.to));
  const stops = lane?.stops ?? [];
  const more = (lane?.count ?? 0) - stops.length;
  const theirs = stops.map((stop) => `${stop.title} · ${stop.unit || stop.location}`);
  const person = nameOf(planning, clash.to.staffId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Otra persona cambió esta ruta"
      description={`${person}, ${showDay(clash.to.date)}. No se hizo nada de lo suyo: mire ambas y decida.`}
      footer={
        <>
          <Button onClick={onClose}>Dejar como quedó</Button>
          <Button variant="primary" onClick={onMine}>
            Hacer mi cambio
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Stops title="Como usted la quiso" stops={clash.mine} />
        <Stops
          title="Como quedó"
          stops={more > 0 ? [...theirs, `y ${counted(more, "más", "más")}`] : theirs}
        />
      </div>
    </Dialog>
  );
}
