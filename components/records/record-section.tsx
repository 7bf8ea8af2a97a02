import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { type FormField, RecordControl } from "./record-control";

interface RecordSectionProps<Values extends FieldValues>
  extends Omit<ComponentProps<typeof FormSection>, "children"> {
  form: UseFormReturn<Values, unknown, Values>;
  fields: Readonly<Record<string, FormField<Values>>>;
  children?: ReactNode;
}

export const RecordSection = <Values extends FieldValues>({
  form,
  fields,
  children,
  ...section
}: RecordSectionProps<Values>) => (
  <FormSection {...section}>
    {children}
    {Object.values(fields).map((field) => (
      <RecordInput key={field.name} form={form} field={field} title={section.title} />
    ))}
  </FormSection>
);

interface RecordInputProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  field: FormField<Values>;
  /** The section's title: a field of the same name does not repeat it. */
  title: string;
}

function RecordInput<Values extends FieldValues>({ form, field, title }: RecordInputProps<Values>) {
  const { name, hint, formLabel: label = field.label } = field;
  if (field.kind === "flag")
    return <CheckboxField name={name} control={form.control} label={label} hint={hint} />;
  return (
    <Field
      label={label}
      hideLabel={label === title}
      required={field.isRequired ?? false}
      error={form.getFieldState(name, form.formState).error?.message}
      hint={hint}
    >
      <RecordControl form={form} field={field} />
    </Field>
  );
}
