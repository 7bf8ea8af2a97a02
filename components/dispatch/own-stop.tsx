import { Check, Clock, Phone, TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ContactLink } from "@/components/ui/contact-link";
import { Link } from "@/components/ui/link";
import type { MyStop } from "@/lib/dispatch/find-my-day";
import { entryHours, entryState } from "@/lib/schedule/labels";

const paperWords = {
  chain: "Registrar con cadena de custodia",
  maintenance: "Registrar con hoja de mantenimiento",
} as const;

const wholeWidth = "w-full whitespace-normal py-2 text-center";

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
  if (!stop.toFill)
    return (
      <Button size="lg" variant={variant} className={wholeWidth} onClick={onMark}>
        {markWords}
      </Button>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button asChild size="lg" variant={variant} className={wholeWidth}>
        <Link href={stop.toFill.href}>{paperWords[stop.toFill.form]}</Link>
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

interface OwnStopProps {
  stop: MyStop;
  at: number;
  today: string;
  isNext: boolean;
  onMark: () => void;
}

/** Of one's own day; the next one is what is pressed. */
export const OwnStop = ({ stop, at, today, isNext, onMark }: OwnStopProps) => (
  <li
    className={cn(
      "grid grid-cols-1 gap-3 rounded-card border p-3 text-base sm:p-4",
      isNext ? "border-accent bg-surface shadow-card" : "border-line bg-surface",
      !stop.isToDo && "bg-canvas",
    )}
  >
    <div className="flex items-start justify-between gap-3">
      <h3 className="font-semibold text-ink">
        <span className="tabular-nums">{`${at + 1}. `}</span>
        {stop.entry.title}
        {stop.entry.units.map((unit, place) => (
          <Fragment key={unit}>
            {place === 0 ? " · " : ", "}
            <span className="whitespace-nowrap">{unit}</span>
          </Fragment>
        ))}
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
