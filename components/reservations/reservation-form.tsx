"use client";

import { useRouter } from "next/navigation";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { reservationFields as fields } from "@/lib/reservations/fields";
import { LinesSection } from "./lines-section";
import { PlaceSection, type ReservationSectionProps } from "./place-section";
import { type ReservationValues, reservationChanges, reservationSent } from "./reservation-values";
import { withoutRate } from "./without-rate";

interface ReservationFormProps extends ReservationSectionProps {
  values: ReservationValues;
  /** Of a known one. */
  version?: number;
  save: Act<string> | ChangeAct<string>;
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
