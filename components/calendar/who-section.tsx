"use client";

import { useWatch } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { StaffField } from "@/components/staff/staff-field";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { eventFields } from "@/lib/calendar/fields";
import type { EventFormState } from "./event-values";
import { UnitsField } from "./units-field";

export function WhoSection({ form }: { form: EventFormState }) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [staffId, staffName] = useWatch({
    control,
    name: ["responsible_technical_id", "staff_label"],
  });
  return (
    <FormSection title="Quién y con qué">
      <StaffField
        label={eventFields.staffId.label}
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
      <Field
        label={eventFields.description.label}
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("description")} />
      </Field>
      <Field
        label={eventFields.notes.label}
        error={errors.notes?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("notes")} />
      </Field>
    </FormSection>
  );
}
