"use client";

import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { ProjectField } from "@/components/projects/project-field";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { eventPriorities, eventStatuses, eventTypes } from "@/db/values";
import { eventFields } from "@/lib/calendar/fields";
import { eventPriorityLabels, eventStatusLabels, eventTypeLabels } from "@/lib/calendar/labels";
import type { EventFormState } from "./event-values";

const types = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }));
const priorities = eventPriorities.map((value) => ({ value, label: eventPriorityLabels[value] }));
const statuses = eventStatuses.map((value) => ({ value, label: eventStatusLabels[value] }));

export function WhatSection({ form }: { form: EventFormState }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [projectId, projectName] = useWatch({ control, name: ["project_id", "project_label"] });
  return (
    <FormSection title="Evento">
      <Field
        label={eventFields.title.label}
        required
        error={errors.title?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("title")} />
      </Field>
      <ProjectField
        choices="open-projects"
        value={projectId}
        name={projectName}
        error={errors.project_id?.message}
        className="sm:col-span-2"
        onChange={(id, option) => {
          setValue("project_label", option?.label ?? "");
          setValue("project_id", id, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <Field label={eventFields.type.label} error={errors.event_type?.message}>
        <Select options={types} {...register("event_type")} />
      </Field>
      <Field label={eventFields.priority.label} error={errors.priority?.message}>
        <Select options={priorities} {...register("priority")} />
      </Field>
      <Field label={eventFields.status.label} error={errors.status?.message}>
        <Select options={statuses} {...register("status")} />
      </Field>
    </FormSection>
  );
}

export function WhenSection({ form }: { form: EventFormState }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormSection title="Cuándo" description="Sin horas, dura todo el día.">
      <Field label={eventFields.startDate.label} required error={errors.start_date?.message}>
        <DateInput {...register("start_date")} />
      </Field>
      <Field
        label={eventFields.endDate.label}
        hint="Vacía: el mismo día."
        error={errors.end_date?.message}
      >
        <DateInput {...register("end_date")} />
      </Field>
      <Field label={eventFields.startTime.label} error={errors.start_time?.message}>
        <Input type="time" {...register("start_time")} />
      </Field>
      <Field label={eventFields.endTime.label} error={errors.end_time?.message}>
        <Input type="time" {...register("end_time")} />
      </Field>
    </FormSection>
  );
}
