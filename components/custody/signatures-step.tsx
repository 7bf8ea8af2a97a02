import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { chainFields } from "@/lib/custody/fields";
import type { ChainFormControls } from "./chain-values";

export function SignaturesStep({ form }: { form: ChainFormControls }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormStep step={5} title="Firmas" description="Los nombres que firman la cadena.">
      <Field label={chainFields.technicianName.formLabel} error={errors.technical_name?.message}>
        <Input autoComplete="off" {...register("technical_name")} />
      </Field>
      <Field
        label={chainFields.contactName.formLabel}
        required
        error={errors.contact_name?.message}
      >
        <Input autoComplete="off" {...register("contact_name")} />
      </Field>
      <Field label={chainFields.contactPhone.label} error={errors.contact_phone?.message}>
        <Input type="tel" autoComplete="off" {...register("contact_phone")} />
      </Field>
    </FormStep>
  );
}
