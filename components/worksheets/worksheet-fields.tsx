import type { UseFormRegisterReturn } from "react-hook-form";
import { doubtsOf } from "@/components/forms/doubts";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { phoneDoubt } from "@/lib/values/identity";
import { worksheetFields } from "@/lib/worksheets/fields";

const fields = [
  worksheetFields.serviceType,
  worksheetFields.clientOrderReference,
  worksheetFields.contactReference,
  worksheetFields.contactPhoneReference,
  worksheetFields.finalDispositionReference,
];

export const sheetDoubts = doubtsOf({
  contact_phone_reference: [worksheetFields.contactPhoneReference.label, phoneDoubt],
});

type ReferenceName = (typeof fields)[number]["name"] | "observations";

interface ReferenceFieldsProps {
  register: (name: ReferenceName) => UseFormRegisterReturn;
  errors: { [Name in ReferenceName]?: { message?: string | undefined } | undefined };
}

export function ReferenceFields({ register, errors }: ReferenceFieldsProps) {
  return (
    <>
      {fields.map(({ name, label }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          <Input autoComplete="off" {...register(name)} />
        </Field>
      ))}
      <Field
        label={worksheetFields.observations.label}
        error={errors.observations?.message}
        className="sm:col-span-full"
      >
        <Textarea {...register("observations")} />
      </Field>
    </>
  );
}
