"use client";

import Link from "next/link";
import { useWatch } from "react-hook-form";
import { DraftNotice } from "@/components/forms/draft-notice";
import { FormBar } from "@/components/forms/form-bar";
import { FormSection } from "@/components/forms/form-section";
import { type SaveActs, saveRecord } from "@/components/forms/save-record";
import { useDraftForm } from "@/components/forms/use-draft-form";
import { StaffField } from "@/components/staff/staff-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { EventChanges, EventInput } from "@/lib/calendar/input";
import { links } from "@/lib/links/pages";
import { WhatSection, WhenSection } from "./event-fields";
import { type EventFormState, type EventValues, eventChanges, eventSent } from "./event-values";
import { UnitsField } from "./units-field";

const says = {
  project_id: { label: "Proyecto", named: "project_label" },
  responsible_technical_id: { label: "Técnico responsable", named: "staff_label" },
};

interface EventFormProps {
  values: EventValues;
  /** Whose draft it is, of which event or day. */
  draftName: string;
  /** The state of a known event the form begins with. */
  version?: number;
  acts: SaveActs;
}

/** Puts an event into the calendar, or changes it. */
export function EventForm({ values, draftName, acts, ...props }: EventFormProps) {
  const { form, draft, submit, pending, notice } = useDraftForm<EventValues>({
    schema: values.event_id ? EventChanges : EventInput,
    values,
    draftName,
    ...props,
    save: (typed, first, seen) =>
      saveRecord(acts, {
        isKnown: Boolean(typed.event_id),
        seen,
        formKey: typed.form_key,
        sent: typed.event_id ? eventChanges(typed, first) : eventSent(typed),
        asChange: (sent, id) => ({ ...sent, event_id: id }),
      }),
    says,
    done: "Evento guardado.",
    addressOf: (id) => (id ? links.calendarEvent(id) : links.calendar),
  });
  return (
    <form noValidate onSubmit={submit}>
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
        <Button type="submit" variant="primary" pending={pending}>
          {values.event_id ? "Guardar cambios" : "Crear evento"}
        </Button>
      </FormBar>
    </form>
  );
}

function WhoSection({ form }: { form: EventFormState }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [staffId, staffName] = useWatch({
    control,
    name: ["responsible_technical_id", "staff_label"],
  });
  return (
    <FormSection title="Quién y con qué">
      <StaffField
        label="Técnico responsable"
        choices="staff"
        value={staffId}
        name={staffName}
        error={errors.responsible_technical_id?.message}
        onChange={(id, name) => {
          setValue("staff_label", name);
          setValue("responsible_technical_id", id, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <UnitsField form={form} />
      <Field label="Descripción" error={errors.description?.message} className="sm:col-span-2">
        <Textarea {...register("description")} />
      </Field>
      <Field label="Notas" error={errors.notes?.message} className="sm:col-span-2">
        <Textarea {...register("notes")} />
      </Field>
    </FormSection>
  );
}
