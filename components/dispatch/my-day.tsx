"use client";

import { Check, Clock, Phone, TriangleAlert, Truck } from "lucide-react";
import { useState } from "react";
import type { MayDo, MoveActs } from "@/components/calendar/moves";
import { PrintedDocument } from "@/components/files/printed-document";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { ContactLink } from "@/components/ui/contact-link";
import { latePart } from "@/components/ui/late-part";
import { LateWindow } from "@/components/ui/late-window";
import { Link } from "@/components/ui/link";
import type { OwnDay as Day, MyStop } from "@/lib/dispatch/find-my-day";
import { links } from "@/lib/links/pages";
import type { Entry } from "@/lib/schedule/entries";
import { entryHours, entryState } from "@/lib/schedule/labels";
import { counted } from "@/lib/values/count-text";

const entryDialog = latePart(() =>
  import("@/components/calendar/entry-dialog").then(({ EntryDialog }) => EntryDialog),
);

interface MyDayProps {
  day: Day;
  today: string;
  mayDo: MayDo;
  acts: MoveActs;
}

const paperWords = {
  chain: "Registrar con cadena de custodia",
  maintenance: "Registrar con hoja de mantenimiento",
} as const;

const hoursOf = ({ windowStart, windowEnd, entry }: MyStop) =>
  entryHours({ startTime: windowStart, endTime: windowEnd }) || entryHours(entry);

const Register = ({
  stop,
  onMark,
  isNext,
}: {
  stop: MyStop;
  onMark: () => void;
  isNext: boolean;
}) => {
  if (!stop.isToDo) return null;
  const variant = isNext ? "primary" : "secondary";
  const markWords = stop.entry.kind === "event" ? "Ver el evento" : "Registrar la visita";
  if (!stop.paper)
    return (
      <Button size="lg" variant={variant} className="w-full" onClick={onMark}>
        {markWords}
      </Button>
    );
  return (
    <div className="grid gap-2">
      <Button asChild size="lg" variant={variant} className="w-full">
        <Link href={stop.paper.href}>{paperWords[stop.paper.form]}</Link>
      </Button>
      <Button variant="ghost" className="w-full" onClick={onMark}>
        Solo marcar la visita
      </Button>
    </div>
  );
};

const Facts = ({ stop }: { stop: MyStop }) => {
  const hours = hoursOf(stop);
  const { contact } = stop;
  return (
    <div className="grid gap-1.5">
      <p className="text-ink">{`${stop.entry.project.location} · ${stop.entry.project.partner}`}</p>
      {hours ? (
        <p className="flex items-center gap-1.5">
          <Clock className="size-4 text-muted" aria-hidden="true" />
          {hours}
        </p>
      ) : null}
      {contact ? (
        <p className="flex flex-wrap items-center gap-1.5">
          <Phone className="size-4 text-muted" aria-hidden="true" />
          {contact.name}
          {contact.phone ? (
            <ContactLink href={`tel:${contact.phone}`}>{contact.phone}</ContactLink>
          ) : null}
        </p>
      ) : null}
      {stop.due.map((words) => (
        <p key={words} className="flex items-center gap-1.5 text-warn-ink">
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          {words}
        </p>
      ))}
      {stop.notes ? <p className="text-muted">{stop.notes}</p> : null}
    </div>
  );
};

interface StopCardProps {
  stop: MyStop;
  at: number;
  today: string;
  isNext: boolean;
  onMark: () => void;
}

const StopCard = ({ stop, at, today, isNext, onMark }: StopCardProps) => (
  <li
    className={cn(
      "grid gap-3 rounded-card border p-4 text-base",
      isNext ? "border-accent bg-surface shadow-card" : "border-line bg-surface",
      !stop.isToDo && "bg-canvas",
    )}
  >
    <div className="flex items-start justify-between gap-3">
      <h3 className="font-semibold text-ink">
        <span className="tabular-nums">{`${at + 1}. `}</span>
        {stop.entry.title}
        {stop.entry.units.length > 0 ? ` · ${stop.entry.units.join(", ")}` : null}
      </h3>
      {stop.isToDo ? (
        isNext ? (
          <Badge tone="accent">Siguiente</Badge>
        ) : null
      ) : (
        <Badge tone="success" icon={Check}>
          {entryState(stop.entry, today)}
        </Badge>
      )}
    </div>
    {stop.isToDo ? <Facts stop={stop} /> : null}
    <Register {...{ stop, onMark, isNext }} />
  </li>
);

/** The day's stops in order, on a tablet in the sun; the next one is what is pressed. */
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
      <div className="grid gap-4">
        {day.plate || day.notes ? (
          <p className="flex flex-wrap items-center gap-1.5">
            <Truck className="size-4 text-muted" aria-hidden="true" />
            {[day.plate, day.notes].filter(Boolean).join(" · ")}
          </p>
        ) : null}
        <ol className="grid gap-3">
          {day.stops.map((stop, at) => (
            <StopCard
              key={stop.entry.key}
              {...{ stop, at, today }}
              isNext={stop === next}
              onMark={() => open(stop.entry)}
            />
          ))}
        </ol>
      </div>
      {shown ? (
        <LateWindow
          part={entryDialog}
          props={{ entry: shown, today, mayDo, own: day.own, acts, onClose: () => open(null) }}
        />
      ) : null}
    </Card>
  );
}
