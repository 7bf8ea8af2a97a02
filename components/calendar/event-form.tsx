"use client";

import { DraftNotice } from "@/components/forms/draft-notice";
import { FormBar } from "@/components/forms/form-bar";
import { type SaveActs, saveRecord } from "@/components/forms/save-record";
import { useDraftForm } from "@/components/forms/use-draft-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Form } from "@/components/ui/form";
import { Link } from "@/components/ui/link";
import { eventFields } from "@/lib/calendar/fields";
import { links } from "@/lib/links/pages";
import { WhatSection, WhenSection } from "./event-fields";
import { type EventValues, eventSent } from "./event-values";
import { WhoSection } from "./who-section";

const clashLabels = {
  project_id: { label: eventFields.projectId.label, named: "project_label" },
  responsible_technical_id: { label: eventFields.staffId.label, named: "staff_label" },
};

interface EventFormProps {
  values: EventValues;
  draftName: string;
  /** Of a known event. */
  version?: number;
  acts: SaveActs;
}

export function EventForm({ values, draftName, acts, ...props }: EventFormProps) {
  const { form, draft, submit, isPending, notice } = useDraftForm<EventValues>({
    schema: () =>
      import("@/lib/calendar/input").then((input) =>
        values.event_id ? input.EventChanges : input.EventInput,
      ),
    values,
    draftName,
    ...props,
    save: (typed, first, seen) =>
      saveRecord(acts, {
        isKnown: Boolean(typed.event_id),
        seen,
        formKey: typed.form_key,
        sent: eventSent(typed, first),
        asChange: (sent, id) => ({ ...sent, event_id: id }),
      }),
    clashLabels,
    done: "Evento guardado.",
    addressOf: (id) => (id ? links.calendarEvent(id) : links.calendar),
  });
  return (
    <Form onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <Card>
          <div className="divide-y divide-line">
            <WhatSection form={form} />
            <WhenSection form={form} />
            <WhoSection form={form} />
          </div>
        </Card>
      </div>
      <FormBar notice={notice}>
        <Button asChild variant="ghost">
          <Link href={values.event_id ? links.calendarEvent(values.event_id) : links.calendar}>
            Cancelar
          </Link>
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {values.event_id ? "Guardar cambios" : "Crear evento"}
        </Button>
      </FormBar>
    </Form>
  );
}
