import type { UseFormRegisterReturn } from "react-hook-form";
import { doubtsOf } from "@/components/forms/doubts";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { phoneDoubt } from "@/lib/values/identity";

const fields = [
  { name: "service_type", label: "Objeto del servicio" },
  { name: "client_po_reference", label: "Orden de compra" },
  { name: "contact_reference", label: "Contacto" },
  { name: "contact_phone_reference", label: "Teléfono del contacto" },
  { name: "final_disposition_reference", label: "Disposición final" },
] as const;

/** What is strange in the references of a sheet. */
export const sheetDoubts = doubtsOf({
  contact_phone_reference: ["Teléfono del contacto", phoneDoubt],
});

type ReferenceName = (typeof fields)[number]["name"] | "observations";

interface ReferenceFieldsProps {
  register: (name: ReferenceName) => UseFormRegisterReturn;
  errors: { [Name in ReferenceName]?: { message?: string | undefined } | undefined };
}

/** The references and remarks of a sheet. */
export function ReferenceFields({ register, errors }: ReferenceFieldsProps) {
  return (
    <>
      {fields.map(({ name, label }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          <Input autoComplete="off" {...register(name)} />
        </Field>
      ))}
      <Field
        label="Observaciones"
        error={errors.observations?.message}
        className="sm:col-span-full"
      >
        <Textarea {...register("observations")} />
      </Field>
    </>
  );
}
