"use client";

import { FormSection } from "@/components/forms/form-section";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { reservationGuards } from "@/db/values";
import { typeLabels } from "@/lib/equipment/labels";
import { firstMessage, type SectionProps, turnaroundTypes } from "./settings-values";

const guardLabels: Record<(typeof reservationGuards)[number], string> = {
  CONFIRMED: "No: están reservados",
  NEVER: "Sí, con un aviso",
};

const guards = reservationGuards.map((value) => ({ value, label: guardLabels[value] }));

export function PlanningSection({ form: { register, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection
      title="Reservas"
      description="Cuánto se retienen los equipos de un cliente y qué protege una reserva."
    >
      <Field
        label="Retención"
        required
        hint="Después, los equipos quedan libres para otros."
        error={errors.reservation_hold_hours?.message}
      >
        <WholeInput suffix="h" {...register("reservation_hold_hours")} />
      </Field>
      <Field
        label="Asignar a otros lo reservado"
        required
        hint="Lo retenido y lo confirmado; un bloqueo nunca cede."
        error={errors.reservations_block?.message}
      >
        <Select options={guards} {...register("reservations_block")} />
      </Field>
      <Field
        label="Días de preparación"
        group
        hint="Entre un cliente y el siguiente, al buscar equipos y al reservarlos; asignar no los exige."
        error={firstMessage(errors.turnaround_days?.root ?? null)}
        className="sm:col-span-2"
      >
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {turnaroundTypes.map((type) => (
            <Field
              key={type}
              label={typeLabels[type]}
              error={errors.turnaround_days?.[type]?.message}
            >
              <WholeInput suffix="días" {...register(`turnaround_days.${type}`)} />
            </Field>
          ))}
        </div>
      </Field>
    </FormSection>
  );
}
