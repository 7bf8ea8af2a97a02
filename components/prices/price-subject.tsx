"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useChoices } from "@/components/ui/use-choices";
import { priceKinds } from "@/db/values";
import { typeLabels } from "@/lib/equipment/labels";
import { priceFields as fields } from "@/lib/prices/fields";
import { anyService, anyType, everybody, priceKindLabels } from "@/lib/prices/labels";
import { pricedTypes } from "@/lib/prices/list";
import { priceSubjects } from "@/lib/prices/price-on";
import type { PricedService, PriceValues } from "./price-values";

interface PriceSubjectProps {
  form: UseFormReturn<PriceValues, unknown, PriceValues>;
  services: readonly PricedService[];
  partnerName: string | undefined;
}

const kinds = priceKinds.map((value) => ({ value, label: priceKindLabels[value] }));
const types = pricedTypes.map((value) => ({ value, label: typeLabels[value] }));

/** Whom, what and of which type or service. */
export function PriceSubject({ form, services, partnerName }: PriceSubjectProps) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [kind, partnerId, serviceId] = useWatch({
    control,
    name: ["price_kind", "partner_id", "resource_item_id"],
  });
  const partners = useChoices("any-partners");
  const subject = priceSubjects[kind];
  const idOf = (chosen: string) => (chosen ? Number(chosen) : null);
  return (
    <>
      <Field label={fields.kind.label} required error={errors.price_kind?.message}>
        <Select options={kinds} {...register("price_kind")} />
      </Field>
      <Field label={fields.partnerId.label} error={errors.partner_id?.message}>
        <Combobox
          label={fields.partnerId.label}
          clearable
          source={partners}
          placeholder={everybody}
          value={partnerId ? String(partnerId) : ""}
          {...(partnerName ? { valueLabel: partnerName } : {})}
          onValueChange={(chosen) =>
            setValue("partner_id", idOf(chosen), { shouldDirty: true, shouldValidate: true })
          }
        />
      </Field>
      {subject.type ? (
        <Field
          label={fields.type.label}
          required={subject.type === "needed"}
          error={errors.type_equipment?.message}
        >
          <Select
            options={types}
            placeholder={subject.type === "needed" ? "Elija un tipo" : anyType}
            {...register("type_equipment")}
          />
        </Field>
      ) : null}
      {subject.service ? (
        <Field label={fields.serviceId.label} error={errors.resource_item_id?.message}>
          <Combobox
            label={fields.serviceId.label}
            clearable
            placeholder={anyService}
            value={serviceId ? String(serviceId) : ""}
            source={services.map(({ id, code, name }) => ({
              value: String(id),
              label: code,
              detail: name,
            }))}
            onValueChange={(chosen) =>
              setValue("resource_item_id", idOf(chosen), { shouldDirty: true })
            }
          />
        </Field>
      ) : null}
    </>
  );
}
