import { Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { Agenda } from "@/lib/home/get-agenda";
import { links } from "@/lib/links/pages";
import type { EventEntry } from "@/lib/schedule/entries";
import { entryStatus, entryType } from "@/lib/schedule/labels";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import { CardList, CardRow, UnitCodes } from "./card-list";

export function LateEvents({ agenda: { lateEvents, lateEventCount } }: { agenda: Agenda }) {
  if (lateEvents.length === 0) return null;
  const all = `${counted(lateEventCount, "evento", "eventos")} sin completar`;
  return (
    <Card title="Eventos atrasados" description={all} padding="none">
      <CardList label="Eventos atrasados">
        {lateEvents.map((event) => (
          <LateRow key={event.key} event={event} />
        ))}
      </CardList>
    </Card>
  );
}

function LateRow({ event }: { event: EventEntry }) {
  const { partner, location } = event.project;
  return (
    <CardRow
      title={
        <>
          <TextLink href={links.calendarEvent(event.eventId)}>{event.title}</TextLink>
          <UnitCodes codes={event.units} />
        </>
      }
      detail={[entryType(event), `${partner} · ${location}`, event.technician?.name]
        .filter(Boolean)
        .join(" · ")}
      end={
        <>
          <Badge tone="warning" icon={Clock}>
            {entryStatus(event)}
          </Badge>
          <p className="mt-0.5 text-muted text-xs tabular-nums">terminaba el {showDay(event.to)}</p>
        </>
      }
    />
  );
}
