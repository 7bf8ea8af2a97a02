"use client";

import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import type { ChangeAct } from "@/components/ui/use-act";
import { eventFields } from "@/lib/calendar/fields";
import { links } from "@/lib/links/pages";
import type { EventEntry } from "@/lib/schedule/entries";
import { isMovable, type MayDo } from "./moves";

interface EventDeedsProps {
  entry: EventEntry;
  mayDo: MayDo;
  move: ChangeAct;
  onClose: () => void;
}

export function EventDeeds({ entry, mayDo, move, onClose }: EventDeedsProps) {
  return (
    <>
      {isMovable(entry, mayDo) ? <MoveForm entry={entry} move={move} onDone={onClose} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {mayDo.update ? (
          <Button asChild>
            <Link href={`${links.calendarEvent(entry.eventId)}/edit`}>Editar</Link>
          </Button>
        ) : null}
        <Button asChild>
          <Link href={links.calendarEvent(entry.eventId)}>Ver el evento</Link>
        </Button>
      </div>
    </>
  );
}

interface MoveFormProps extends Pick<EventDeedsProps, "entry" | "move"> {
  onDone: () => void;
}

function MoveForm({ entry, move, onDone }: MoveFormProps) {
  const { form, submit, isPending, notice } = useActionForm({
    schema: () => import("@/lib/calendar/input").then((input) => input.EventMove),
    values: {
      event_id: entry.eventId,
      start_date: entry.from,
      start_time: entry.startTime ?? "",
    },
    act: move,
    record: { version: entry.version, sent: (typed) => typed },
    done: "Evento movido.",
    onDone,
  });
  const { errors } = form.formState;
  return (
    <Form onSubmit={submit} className="grid gap-4 border-line border-t pt-4">
      <h3 className="font-semibold text-ink text-sm">Mover a otro día</h3>
      <FormNotices notice={notice} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Nueva fecha de inicio"
          required
          hint="Dura lo mismo que antes."
          error={errors.start_date?.message}
        >
          <DateInput {...form.register("start_date")} />
        </Field>
        <Field label={eventFields.startTime.label} error={errors.start_time?.message}>
          <Input type="time" {...form.register("start_time")} />
        </Field>
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isPending={isPending}>
          Mover
        </Button>
      </div>
    </Form>
  );
}
