"use client";

import { useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { ReservationFormState } from "./reservation-values";

interface ReservationProjectProps {
  form: ReservationFormState;
  partnerId: number | undefined;
}

/** Choosing one fills in its place, where none was written. */
export function ReservationProject({ form, partnerId }: ReservationProjectProps) {
  const { control, getValues, setValue, formState } = form;
  const [projectId, label] = useWatch({ control, name: ["project_id", "project_label"] });
  const source = useChoices("partner-projects", "partner_id", partnerId);
  const choose = (value: string, option: ComboboxOption | null) => {
    setValue("project_id", value ? Number(value) : null, { shouldDirty: true });
    setValue("project_label", option?.label ?? "");
    const { location = "", block = "" } = option?.facts ?? {};
    if (!getValues("location")) setValue("location", location, { shouldDirty: true });
    if (!getValues("bloque")) setValue("bloque", block, { shouldDirty: true });
  };
  return (
    <Field
      label={fields.projectId.label}
      name="project_id"
      hint={partnerId ? "Opcional: puede decirse al convertir." : "Primero elija el cliente."}
      error={formState.errors.project_id?.message}
    >
      <Combobox
        label={fields.projectId.label}
        source={source}
        clearable
        disabled={!partnerId}
        value={projectId ? String(projectId) : ""}
        valueLabel={label || undefined}
        placeholder="Sin proyecto todavía"
        onValueChange={choose}
      />
    </Field>
  );
}
