import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import type { CalendarEvent } from "@/lib/calendar/queries";
import { links } from "@/lib/links/pages";
import { EventActions } from "./event-actions";
import { EventState } from "./event-state";

interface EventHeaderProps extends Pick<ComponentProps<typeof EventActions>, "mayDo" | "acts"> {
  event: CalendarEvent;
}

export const EventHeader = ({ event, mayDo, acts }: EventHeaderProps) => (
  <PageHeader
    title={event.title}
    subtitle={`${event.partnerName} · ${event.location}`}
    status={<EventState status={event.status} />}
    crumbs={[{ label: "Calendario", href: links.calendar }, { label: event.title }]}
    actions={<EventActions {...{ event, mayDo, acts }} />}
  />
);
