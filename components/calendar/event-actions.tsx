"use client";

import { Check, Pencil, Trash2 } from "lucide-react";
import { DeleteRecord } from "@/components/forms/delete-record";
import { RecordMenu } from "@/components/forms/record-menu";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useRefusalToast } from "@/components/ui/refusal-alert";
import { asSeen, type ChangeAct, useAct } from "@/components/ui/use-act";
import type { CalendarEvent } from "@/lib/calendar/queries";
import { links } from "@/lib/links/pages";
import { eventMoves, isDeletableEvent, isOpenEvent } from "@/lib/states/event";

interface EventActionsProps {
  event: Pick<CalendarEvent, "id" | "version" | "title" | "status">;
  mayDo: { update: boolean; remove: boolean };
  acts: { update: ChangeAct<number>; remove: ChangeAct };
}

export function EventActions({ event, mayDo, acts }: EventActionsProps) {
  const { id } = event;
  const isDeletable = isDeletableEvent(event);
  const isOpen = isOpenEvent(event);
  return (
    <>
      <RecordMenu
        acts={[
          mayDo.remove &&
            isDeletable && {
              label: "Eliminar",
              icon: Trash2,
              tone: "danger",
              ask: <Remove event={event} remove={acts.remove} />,
            },
        ]}
      />
      {mayDo.update ? (
        <Button asChild>
          <Link href={links.calendarEventEdit(id)}>
            <Pencil aria-hidden="true" />
            Editar
          </Link>
        </Button>
      ) : null}
      {mayDo.update && isOpen ? <CompleteEvent event={event} update={acts.update} /> : null}
    </>
  );
}

type RemoveProps = Pick<EventActionsProps, "event"> & { remove: ChangeAct };

const Remove = ({ event: { id, version, title }, remove }: RemoveProps) => (
  <DeleteRecord
    title={`¿Eliminar el evento «${title}»?`}
    description="Dejará de aparecer en el calendario y en el del proyecto."
    confirmLabel="Eliminar evento"
    act={asSeen(remove, version)}
    input={{ event_id: id }}
    done="Evento eliminado."
    back={links.calendar}
  />
);

type CompleteEventProps = Pick<EventActionsProps, "event"> & { update: ChangeAct<number> };

function CompleteEvent({ event: { id, version }, update }: CompleteEventProps) {
  const onRefused = useRefusalToast();
  const { run, isPending } = useAct(asSeen(update, version), {
    done: "Evento completado.",
    onRefused,
  });
  return (
    <Button
      variant="primary"
      isPending={isPending}
      onClick={() => run({ event_id: id, status: eventMoves.complete.to })}
    >
      <Check aria-hidden="true" />
      Completar
    </Button>
  );
}
