"use client";

import { Truck } from "lucide-react";
import { useState } from "react";
import type { MayDo, MoveActs } from "@/components/calendar/moves";
import { PrintedDocument } from "@/components/files/printed-document";
import { Card } from "@/components/ui/card";
import { lateWindow } from "@/components/ui/late-window";
import type { OwnDay as Day } from "@/lib/dispatch/find-my-day";
import { links } from "@/lib/links/pages";
import type { Entry } from "@/lib/schedule/entries";
import { counted } from "@/lib/values/count-text";
import { OwnStop } from "./own-stop";

const EntryDialog = lateWindow(() =>
  import("@/components/calendar/entry-dialog").then(({ EntryDialog }) => EntryDialog),
);

interface MyDayProps {
  day: Day;
  today: string;
  mayDo: MayDo;
  acts: MoveActs;
}

/** The day's stops in order, on a tablet in the sun. */
export function MyDay({ day, today, mayDo, acts }: MyDayProps) {
  const [opened, open] = useState<Entry | null>(null);
  const next = day.stops.find(({ isToDo }) => isToDo);
  const shown = opened && (day.stops.find(({ entry }) => entry.key === opened.key)?.entry ?? null);
  const words =
    day.left === 0
      ? "Terminó todas sus paradas"
      : `${counted(day.left, "parada por hacer", "paradas por hacer")} de ${day.stops.length}`;
  return (
    <Card
      title="Mi día"
      description={words}
      actions={
        <PrintedDocument
          title="Hoja de ruta"
          href={links.print.route(day.routeId)}
          label="Hoja de ruta"
        />
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {day.plate || day.notes ? (
          <p className="flex flex-wrap items-center gap-1.5">
            <Truck className="size-4 text-muted" aria-hidden="true" />
            {[day.plate, day.notes].filter(Boolean).join(" · ")}
          </p>
        ) : null}
        <ol className="grid grid-cols-1 gap-3">
          {day.stops.map((stop, at) => (
            <OwnStop
              key={stop.entry.key}
              {...{ stop, at, today }}
              isNext={stop === next}
              onMark={() => open(stop.entry)}
            />
          ))}
        </ol>
      </div>
      {shown ? (
        <EntryDialog
          entry={shown}
          today={today}
          mayDo={mayDo}
          own={day.own}
          acts={acts}
          onClose={() => open(null)}
        />
      ) : null}
    </Card>
  );
}
