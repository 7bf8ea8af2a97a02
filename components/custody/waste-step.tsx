"use client";

import { Controller } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { Field } from "@/components/ui/field";
import { chainFields } from "@/lib/custody/fields";
import type { ChainFormControls } from "./chain-values";
import { VolumeFields } from "./volume-fields";
import { WasteTiles } from "./waste-tiles";

export const WasteStep = ({ form }: { form: ChainFormControls }) => (
  <FormStep
    step={2}
    title="Material y volumen"
    description="Escriba el volumen en cualquiera de las tres unidades."
  >
    <Field
      label={chainFields.waste.formLabel}
      required
      group
      error={form.formState.errors.type_waste?.message}
      className="sm:col-span-2"
    >
      <Controller
        name="type_waste"
        control={form.control}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <WasteTiles {...{ value, onChange, ref }} invalid={fieldState.invalid} />
        )}
      />
    </Field>
    <VolumeFields form={form} />
  </FormStep>
);
