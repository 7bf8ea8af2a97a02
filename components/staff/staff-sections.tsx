import { FormSection } from "@/components/forms/form-section";
import { PaperDates } from "@/components/papers/paper-dates";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { workAreas } from "@/db/values";
import { workAreaLabels } from "@/lib/staff/labels";
import { staffPapers } from "@/lib/staff/papers";
import type { StaffFormState } from "./staff-values";

const areas = workAreas.map((value) => ({ value, label: workAreaLabels[value] }));

interface SectionProps {
  form: StaffFormState;
}

/** Who it is and how to reach him. */
export function PersonSection({ form: { register, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection title="Datos personales" description="Como constan en la cédula.">
      <Field label="Nombres" required error={errors.first_name?.message}>
        <Input autoComplete="off" {...register("first_name")} />
      </Field>
      <Field label="Apellidos" required error={errors.last_name?.message}>
        <Input autoComplete="off" {...register("last_name")} />
      </Field>
      <Field label="Cédula" required error={errors.dni?.message}>
        <Input autoComplete="off" {...register("dni")} />
      </Field>
      <Field label="Área" required error={errors.work_area?.message}>
        <Select options={areas} {...register("work_area")} />
      </Field>
      <Field label="Teléfono" error={errors.nro_phone?.message}>
        <Input type="tel" autoComplete="off" {...register("nro_phone")} />
      </Field>
      <Field label="Correo electrónico" error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...register("email")} />
      </Field>
      <Field label="Fecha de nacimiento" error={errors.birth_date?.message}>
        <DateInput {...register("birth_date")} />
      </Field>
      <Field label="Fecha de ingreso" error={errors.date_joined?.message}>
        <DateInput {...register("date_joined")} />
      </Field>
    </FormSection>
  );
}

/** His dated papers: each is valid on its last day. */
export function StaffPapersSection({ form }: SectionProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Papeles" description="Cada papel vale hasta el final de su último día.">
      <PaperDates form={form} papers={staffPapers} />
      <Field label="Código Quest" error={errors.quest_ncst_code?.message}>
        <Input autoComplete="off" {...register("quest_ncst_code")} />
      </Field>
      <Field label="Instructor Quest" error={errors.quest_instructor?.message}>
        <Input autoComplete="off" {...register("quest_instructor")} />
      </Field>
    </FormSection>
  );
}

const marks = [
  ["is_iess_affiliated", "Afiliado al IESS", null],
  ["has_life_insurance_policy", "Seguro de vida", null],
  ["is_active", "Activo", "Un técnico inactivo no se ofrece ni genera alertas."],
] as const;

/** What holds of him or not. */
export const MarksSection = ({ form: { control } }: SectionProps) => (
  <FormSection title="Situación" columns={1}>
    {marks.map(([name, label, hint]) => (
      <CheckboxField key={name} name={name} control={control} label={label} hint={hint} />
    ))}
  </FormSection>
);
