"use client";

import { DoubtDialog } from "@/components/forms/doubt-dialog";
import { FormWindow } from "@/components/forms/form-window";
import type { MakingProps } from "@/components/forms/making-combobox";
import { useActionForm } from "@/components/forms/use-action-form";
import type { Act } from "@/components/ui/use-act";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import {
  blankPartner,
  PartnerFieldset,
  type PartnerValues,
  partnerDoubts,
} from "./partner-fieldset";

export interface CreatePartnerProps extends MakingProps {
  create: Act<ComboboxOption>;
}

export function CreatePartner({ text, create, onMade, onClose }: CreatePartnerProps) {
  const { form, submit, isPending, notice, questions } = useActionForm<
    PartnerValues,
    ComboboxOption | null
  >({
    schema: () => import("@/lib/partners/input").then((input) => input.PartnerInput),
    values: { ...blankPartner, name: text },
    act: create,
    doubts: partnerDoubts,
    done: "Cliente creado.",
    onDone: (made) => (made ? onMade(made) : onClose()),
  });
  return (
    <FormWindow
      size="lg"
      title="Nuevo cliente"
      saveLabel="Crear cliente"
      {...{ submit, isPending, notice, onClose }}
    >
      <div className="divide-y divide-line">
        <PartnerFieldset form={form} />
      </div>
      <DoubtDialog {...questions} />
    </FormWindow>
  );
}
