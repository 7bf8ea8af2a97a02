import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { partnerFields } from "@/lib/partners/fields";
import type { PartnerChanges } from "@/lib/partners/input";
import { phoneDoubt, taxIdDoubt } from "@/lib/values/identity";

/** What either schema takes: to register, or to change. */
export type PartnerValues = Partial<z.input<typeof PartnerChanges>>;

export const blankPartner: PartnerValues = {
  business_tax_id: "",
  name: "",
  address: "",
  is_active: true,
};

export const partnerDoubts = doubtsOf({
  business_tax_id: [partnerFields.businessTaxId.label, taxIdDoubt],
  phone: [partnerFields.phone.label, phoneDoubt],
});

interface PartnerFieldsetProps {
  form: UseFormReturn<PartnerValues, unknown, PartnerValues>;
}

export function PartnerFieldset({ form }: PartnerFieldsetProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <>
      <FormSection title="Identificación" description="Como consta en el RUC.">
        <Field label={partnerFields.name.label} required error={errors.name?.message}>
          <Input autoComplete="organization" {...register("name")} />
        </Field>
        <Field
          label={partnerFields.businessTaxId.label}
          required
          error={errors.business_tax_id?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register("business_tax_id")} />
        </Field>
        <Field
          label={partnerFields.address.label}
          required
          error={errors.address?.message}
          className="sm:col-span-2"
        >
          <Input autoComplete="street-address" {...register("address")} />
        </Field>
      </FormSection>
      <FormSection title="Contacto" description="A quién llamar por un proyecto.">
        <Field label={partnerFields.contactName.label} error={errors.name_contact?.message}>
          <Input autoComplete="name" {...register("name_contact")} />
        </Field>
        <Field label={partnerFields.phone.label} error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" {...register("phone")} />
        </Field>
        <Field
          label={partnerFields.email.label}
          error={errors.email?.message}
          className="sm:col-span-2"
        >
          <Input type="email" autoComplete="email" {...register("email")} />
        </Field>
      </FormSection>
      <FormSection title="Más" columns={1}>
        <Field label={partnerFields.notes.label} error={errors.notes?.message}>
          <Textarea {...register("notes")} />
        </Field>
        <CheckboxField
          name="is_active"
          control={control}
          label={partnerFields.isActive.label}
          hint="Un cliente inactivo no recibe proyectos nuevos."
        />
      </FormSection>
    </>
  );
}
