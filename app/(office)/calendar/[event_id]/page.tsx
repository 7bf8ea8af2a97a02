import type { Metadata } from "next";
import { EventActions } from "@/components/calendar/event-actions";
import { EventData } from "@/components/calendar/event-data";
import { EventState } from "@/components/calendar/event-state";
import { EventUnits } from "@/components/calendar/event-units";
import { RecordHistory } from "@/components/history/record-history";
import { PageHeader } from "@/components/layout/page-header";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { getEvent } from "@/lib/calendar/get-event";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { markItem, remove, update } from "../actions";

export const metadata: Metadata = { title: "Evento" };

type Props = { params: Promise<{ event_id: string }> };

export default async function EventPage({ params }: Props) {
  const ctx = await pageContext("calendar.get");
  const eventId = idOfPath((await params).event_id);
  const event = await orNotFound(getEvent(ctx, { eventId }));
  const history = await getRecordHistory(ctx, "calendar_event", event);
  const { title, status } = event;
  const mayDo = {
    update: may(ctx.caller, "calendar.update"),
    remove: may(ctx.caller, "calendar.delete"),
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${event.partnerName} · ${event.location}`}
        status={<EventState status={status} />}
        crumbs={[{ label: "Calendario", href: links.calendar }, { label: title }]}
        actions={<EventActions event={event} mayDo={mayDo} acts={{ update, remove }} />}
      />
      <div className="grid gap-6">
        <EventData event={event} />
        <EventUnits
          event={event}
          mark={mayDo.update ? markItem : null}
          edit={firstAct(
            mayDo.update,
            <ActLink href={links.calendarEventEdit(eventId)}>Agregar equipos</ActLink>,
          )}
        />
        <div className="print:hidden">
          <RecordHistory history={history} />
        </div>
      </div>
    </>
  );
}
