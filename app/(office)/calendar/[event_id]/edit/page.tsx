import type { Metadata } from "next";
import { EventForm } from "@/components/calendar/event-form";
import { eventValues } from "@/components/calendar/event-values";
import { PageHeader } from "@/components/layout/page-header";
import { concealMoney } from "@/lib/auth/conceal-money";
import { getEvent } from "@/lib/calendar/get-event";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { create, update } from "../../actions";

export const metadata: Metadata = { title: "Editar evento" };

type Props = { params: Promise<{ event_id: string }> };

export default async function EditEventPage({ params }: Props) {
  const ctx = await pageContext("calendar.update");
  const eventId = idOfPath((await params).event_id);
  const event = concealMoney(ctx.caller, await orNotFound(getEvent(ctx, { eventId })));
  return (
    <>
      <PageHeader
        title={`Editar ${event.title}`}
        crumbs={[
          { label: "Calendario", href: links.calendar },
          { label: event.title, href: links.calendarEvent(eventId) },
          { label: "Editar" },
        ]}
      />
      <EventForm
        values={eventValues(event)}
        draftName={`calendar:${ctx.caller.user.id}:event:${eventId}`}
        version={event.version}
        acts={{ create, update }}
      />
    </>
  );
}
