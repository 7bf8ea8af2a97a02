"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DraftNotice } from "@/components/ui/draft-notice";
import { Field } from "@/components/ui/field";
import { FormBar } from "@/components/ui/form-bar";
import { newFormKey } from "@/components/ui/form-key";
import { FormStep } from "@/components/ui/form-step";
import { Textarea } from "@/components/ui/textarea";
import { useActionForm } from "@/components/ui/use-action-form";
import { useDraft } from "@/components/ui/use-draft";
import type { SearchOptions } from "@/components/ui/use-search";
import { links } from "@/lib/links";
import { GuideChanges, GuideInput } from "@/lib/shipping/input";
import { CostsStep } from "./costs-step";
import type { GuideValues } from "./guide-values";
import { ItemsStep } from "./items-step";
import { JourneyStep } from "./journey-step";
import { PeopleStep } from "./people-step";
import { type SaveGuide, saveGuide } from "./save-guide";

interface GuideFormProps {
  values: GuideValues;
  /** Whose draft it is, of which guide or project. */
  draftName: string;
  /** The state of a known guide the form begins with. */
  version?: string;
  cancelHref: string;
  acts: SaveGuide & {
    searchProjects: SearchOptions;
    searchUnits: SearchOptions;
    searchPlates: SearchOptions;
    suggest: SearchOptions;
  };
}

/** Opens or changes a shipping guide. */
export function GuideForm({ values, draftName, cancelHref, acts, ...props }: GuideFormProps) {
  const router = useRouter();
  const [first] = useState(() => ({ ...values, form_key: newFormKey() }));
  const { form, submit, pending, refusal } = useActionForm<GuideValues, number | null>({
    schema: values.guide_id ? GuideChanges : GuideInput,
    values: first,
    act: (typed) => saveGuide(acts, typed),
    done: "Guía de remisión guardada.",
    onDone: (id) => {
      draft.forget();
      router.push(id ? links.shippingGuide(id) : links.shipping);
    },
  });
  const draft = useDraft({ form, name: draftName, ...props });
  return (
    <form
      noValidate
      onSubmit={submit}
      className="[&_button]:scroll-mb-24 [&_input]:scroll-mb-24 [&_select]:scroll-mb-24 [&_textarea]:scroll-mb-24"
    >
      <div className="grid gap-4">
        <DraftNotice {...draft} />
        <JourneyStep form={form} {...acts} />
        <ItemsStep form={form} searchUnits={acts.searchUnits} />
        <PeopleStep form={form} {...acts} />
        <CostsStep form={form} />
        <FormStep step={5} title="Notas" className="sm:grid-cols-1">
          <Field label="Notas" hideLabel error={form.formState.errors.notes?.message}>
            <Textarea rows={3} {...form.register("notes")} />
          </Field>
        </FormStep>
      </div>
      <FormBar
        notice={
          refusal ? (
            <Alert tone="error" live>
              {refusal}
            </Alert>
          ) : null
        }
      >
        <Button asChild variant="ghost">
          <Link href={cancelHref}>Cancelar</Link>
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {values.guide_id ? "Guardar cambios" : "Crear guía"}
        </Button>
      </FormBar>
    </form>
  );
}
