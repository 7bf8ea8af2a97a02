import type { Metadata } from "next";
import { EventData } from "@/components/calendar/event-data";
import { EventHeader } from "@/components/calendar/event-header";
import { EventUnits } from "@/components/calendar/event-units";
import { RecordHistory } from "@/components/history/record-history";
import { ActLink } from "@/components/ui/act-link";
import { firstAct } from "@/components/ui/empty-state";
import { concealMoney } from "@/lib/auth/conceal-money";
import { rightsOf } from "@/lib/auth/permissions";
import { getEvent } from "@/lib/calendar/get-event";
import { getRecordHistory } from "@/lib/history/get-record-history";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { mark, remove, update } from "../actions";

export const metadata: Metadata = { title: "Evento" };

type Props = { params: Promise<{ event_id: string }> };

export default async function EventPage({ params }: Props) {
  const ctx = await pageContext("calendar.get");
  const eventId = idOfPath((await params).event_id);
  const event = concealMoney(ctx.caller, await orNotFound(getEvent(ctx, { eventId })));
  const history = await getRecordHistory(ctx, "calendar_event", event);
  const mayDo = rightsOf(ctx.caller, { update: "calendar.update", remove: "calendar.delete" });
  return (
    <>
      <EventHeader {...{ event, mayDo }} acts={{ update, remove }} />
      <div className="grid gap-6">
        <EventData event={event} />
        <EventUnits
          event={event}
          mark={mayDo.update ? mark : null}
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
