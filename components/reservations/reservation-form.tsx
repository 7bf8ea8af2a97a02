"use client";

import { useRouter } from "next/navigation";
import { useController, useWatch } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import type { CreatePartnerProps } from "@/components/partners/create-partner";
import { blockOptions } from "@/components/projects/block-field";
import { PartnerField } from "@/components/projects/partner-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { OperatorBlock } from "@/lib/settings/block-named";
import { LinePricesContext, useLinePrices } from "./line-prices";
import { ReservationLines } from "./reservation-lines";
import { ReservationProject } from "./reservation-project";
import {
  type ReservationFormState,
  type ReservationValues,
  reservationChanges,
  reservationSent,
} from "./reservation-values";
import { withoutRate } from "./without-rate";

interface ReservationFormProps {
  values: ReservationValues;
  partnerName?: string;
  /** Of a known one whose client stays. */
  partnerId?: number;
  /** Of a known one. */
  version?: number;
  /** Client and lines can be written, too. */
  isRewritable: boolean;
  today: string;
  blocks: readonly OperatorBlock[];
  seesPrices: boolean;
  save: Act<string> | ChangeAct<string>;
  createPartner: CreatePartnerProps["create"] | null;
}

export function ReservationForm({ values, version, save, ...props }: ReservationFormProps) {
  const router = useRouter();
  const id = values.reservation_id;
  const { form, ...state } = useActionForm<ReservationValues, string | null>({
    schema: () => import("./reservation-schema").then((input) => input.reservationSchema(!!id)),
    values,
    act: id ? save : (typed: ReservationValues) => (save as Act<string>)(reservationSent(typed)),
    record:
      version === undefined
        ? undefined
        : { version, sent: reservationChanges, clashLabels: { lines: { label: "Líneas" } } },
    doubts: withoutRate,
    done: id ? "Reserva actualizada." : "Reserva creada.",
    onDone: (href) => router.push(href ?? links.reservations),
  });
  return (
    <RecordForm
      {...state}
      cancelHref={id ? links.reservation(id) : links.reservations}
      saveLabel={id ? "Guardar cambios" : "Crear reserva"}
    >
      <PlaceSection form={form} {...props} />
      {props.isRewritable ? <LinesSection form={form} {...props} /> : null}
      <FormSection title="Más" columns={1}>
        <Field label={fields.notes.label} error={form.formState.errors.notes?.message}>
          <Textarea rows={3} {...form.register("notes")} />
        </Field>
      </FormSection>
    </RecordForm>
  );
}

type SectionProps = Omit<ReservationFormProps, "values" | "version" | "save"> & {
  form: ReservationFormState;
};

function PlaceSection({ form, isRewritable, blocks, ...props }: SectionProps) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const { field: partner } = useController({ name: "partner_id", control });
  const choosePartner = (chosen: number | undefined) => {
    partner.onChange(chosen);
    setValue("project_id", null, { shouldDirty: true });
    setValue("project_label", "");
  };
  return (
    <FormSection title="Cliente y sitio" description="Para quién y a dónde van los equipos.">
      {isRewritable ? (
        <PartnerField
          {...partner}
          onChange={choosePartner}
          error={errors.partner_id?.message}
          create={props.createPartner}
          selectedName={props.partnerName}
        />
      ) : null}
      <ReservationProject form={form} partnerId={partner.value ?? props.partnerId} />
      <Field
        label={fields.location.label}
        error={errors.location?.message}
        hint="Vacío: la del proyecto."
      >
        <Input autoComplete="off" {...register("location")} />
      </Field>
      <Field label={fields.block.label} error={errors.bloque?.message}>
        <Select
          placeholder="Sin bloque"
          options={blockOptions(blocks, formState.defaultValues?.bloque || null)}
          {...register("bloque")}
        />
      </Field>
    </FormSection>
  );
}

function LinesSection({ form, seesPrices, today }: SectionProps) {
  const partnerId = useWatch({ control: form.control, name: "partner_id" });
  const { prices, refusal, again } = useLinePrices(seesPrices ? partnerId : undefined);
  return (
    <FormSection
      title="Qué pide"
      description="De cada tipo, cuántos y qué días. Al retener o confirmar se elige qué equipo va."
      columns={1}
    >
      {refusal ? (
        <Alert
          tone="warning"
          live
          title="No se pudieron leer los precios de la lista"
          action={
            <Button size="sm" onClick={again}>
              Reintentar
            </Button>
          }
        >
          {refusal.error} Las tarifas se pueden escribir a mano.
        </Alert>
      ) : null}
      <LinePricesContext value={prices}>
        <ReservationLines form={form} today={today} />
      </LinePricesContext>
    </FormSection>
  );
}
