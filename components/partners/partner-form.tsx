"use client";

import { useRouter } from "next/navigation";
import type * as z from "zod";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { partnerFields } from "@/lib/partners/fields";
import type { PartnerChanges } from "@/lib/partners/input";
import type { PartnerRow } from "@/lib/partners/list-partners";
import { phoneDoubt, taxIdDoubt } from "@/lib/values/identity";

/** What either schema takes: to register, or to change. */
type Values = Partial<z.input<typeof PartnerChanges>>;

interface PartnerFormProps {
  partner?: Omit<PartnerRow, "openProjects">;
  save: Act<string> | ChangeAct<string>;
}

export function PartnerForm({ partner, save }: PartnerFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<Values, string | null>({
    schema: () =>
      import("@/lib/partners/input").then((input) =>
        partner ? input.PartnerChanges : input.PartnerInput,
      ),
    values: valuesOf(partner),
    act: save,
    doubts,
    record: partner && { version: partner.version, sent: onlyChanged({ always: ["partner_id"] }) },
    done: partner ? "Cliente actualizado." : "Cliente creado.",
    onDone: (href) => router.push(href ?? links.partners),
  });
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <RecordForm
      {...state}
      cancelHref={partner ? links.partner(partner.id) : links.partners}
      saveLabel={partner ? "Guardar cambios" : "Crear cliente"}
    >
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
    </RecordForm>
  );
}

const doubts = doubtsOf({
  business_tax_id: [partnerFields.businessTaxId.label, taxIdDoubt],
  phone: [partnerFields.phone.label, phoneDoubt],
});

const blank: Values = { business_tax_id: "", name: "", address: "", is_active: true };

const valuesOf = (partner: PartnerFormProps["partner"]): Values =>
  partner
    ? {
        partner_id: partner.id,
        business_tax_id: partner.businessTaxId,
        name: partner.name,
        address: partner.address,
        email: partner.email ?? "",
        phone: partner.phone ?? "",
        name_contact: partner.contactName ?? "",
        notes: partner.notes ?? "",
        is_active: partner.isActive,
      }
    : blank;
