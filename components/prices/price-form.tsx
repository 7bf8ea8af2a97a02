"use client";

import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { priceFields } from "@/lib/prices/fields";
import type { PriceRow } from "@/lib/prices/list-price-rows";
import type { Day } from "@/lib/values/dates";
import { PriceSubject } from "./price-subject";
import { blankPrice, type PricedService, type PriceValues, priceValues } from "./price-values";

interface PriceFormProps {
  price?: PriceRow;
  services: readonly PricedService[];
  today: Day;
  save: Act | ChangeAct;
  onClose: () => void;
}

export function PriceForm({ price, services, today, save, onClose }: PriceFormProps) {
  const { form, submit, isPending, notice } = useActionForm<PriceValues, null>({
    schema: () =>
      import("@/lib/prices/input").then((input) => (price ? input.PriceUpdate : input.PriceInput)),
    values: price ? priceValues(price) : blankPrice(today),
    act: save,
    record: price && { version: price.version, sent: (typed) => typed },
    done: price ? "Precio actualizado." : "Precio creado.",
    onDone: onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormWindow
      columns={2}
      title={price ? "Editar precio" : "Nuevo precio"}
      description="Rige desde su día hasta que empiece otro de lo mismo. El de un cliente va antes que el de todos."
      saveLabel={price ? "Guardar cambios" : "Crear precio"}
      {...{ submit, isPending, notice, onClose }}
    >
      <PriceSubject form={form} services={services} partnerName={price?.partnerName ?? undefined} />
      <Field label={priceFields.fromDate.label} required error={errors.from_date?.message}>
        <DateInput {...register("from_date")} />
      </Field>
      <Field label={priceFields.amount.label} required error={errors.amount?.message}>
        <MoneyField {...register("amount")} />
      </Field>
      <Field
        label={priceFields.notes.label}
        error={errors.notes?.message}
        className="sm:col-span-full"
      >
        <Input autoComplete="off" {...register("notes")} />
      </Field>
    </FormWindow>
  );
}
