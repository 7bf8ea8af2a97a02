"use client";

import { doubtsOf } from "@/components/forms/doubts";
import { DraftNotice } from "@/components/forms/draft-notice";
import { FormBar } from "@/components/forms/form-bar";
import { FormStep } from "@/components/forms/form-step";
import { type SaveActs, saveRecord } from "@/components/forms/save-record";
import { useDraftForm } from "@/components/forms/use-draft-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Link } from "@/components/ui/link";
import { Textarea } from "@/components/ui/textarea";
import { links } from "@/lib/links/pages";
import { guideFields } from "@/lib/shipping/fields";
import { cedulaOrTaxIdDoubt, phoneDoubt, plateDoubt } from "@/lib/values/identity";
import { GuideCostsStep } from "./costs-step";
import { GuideGate } from "./guide-gate";
import { changeOf, guideSent } from "./guide-sent";
import type { GuideValues } from "./guide-values";
import { ItemsStep } from "./items-step";
import { JourneyStep } from "./journey-step";
import { PeopleStep } from "./people-step";

const doubts = doubtsOf({
  carrier_ci: [guideFields.carrierCi.label, cedulaOrTaxIdDoubt],
  vehicle_plate: [guideFields.vehiclePlate.label, plateDoubt],
  dispatcher_ci: [guideFields.dispatcherCi.label, cedulaOrTaxIdDoubt],
  recibed_ci: [guideFields.receivedCi.label, cedulaOrTaxIdDoubt],
  contact_phone: [guideFields.contactPhone.label, phoneDoubt],
});

const clashLabels = {
  project_id: { label: guideFields.projectId.label, named: "project_label" },
  details: { label: "Bienes" },
};

interface GuideFormProps {
  values: GuideValues;
  draftName: string;
  /** Of a known guide. */
  version?: number;
  cancelHref: string;
  seesPrices: boolean;
  acts: SaveActs;
}

export function GuideForm({
  values,
  draftName,
  cancelHref,
  seesPrices,
  acts,
  ...props
}: GuideFormProps) {
  const { form, draft, submit, isPending, notice, questions } = useDraftForm<GuideValues>({
    schema: () =>
      import("@/lib/shipping/input").then((input) =>
        values.guide_id ? input.GuideFormChanges : input.GuideFormInput,
      ),
    values,
    draftName,
    ...props,
    save: (typed, first, seen) =>
      saveRecord(acts, {
        isKnown: Boolean(typed.guide_id),
        seen,
        formKey: typed.form_key,
        sent: guideSent(typed, first),
        asChange: changeOf,
      }),
    doubts,
    clashLabels,
    done: "Guía de remisión guardada.",
    addressOf: (id) => (id ? links.shippingGuide(id) : links.shipping),
  });
  return (
    <Form onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <JourneyStep form={form} />
        <ItemsStep form={form} />
        <PeopleStep form={form} />
        <GuideGate form={form} />
        <GuideCostsStep {...{ form, seesPrices }} />
        <FormStep step={5} title={guideFields.notes.label} className="sm:grid-cols-1">
          <Field
            label={guideFields.notes.label}
            hideLabel
            error={form.formState.errors.notes?.message}
          >
            <Textarea rows={3} {...form.register("notes")} />
          </Field>
        </FormStep>
      </div>
      <FormBar notice={notice} questions={questions}>
        <Button asChild variant="ghost">
          <Link href={cancelHref}>Cancelar</Link>
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {values.guide_id ? "Guardar cambios" : "Crear guía"}
        </Button>
      </FormBar>
    </Form>
  );
}
