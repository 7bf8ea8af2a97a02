"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { VolumeField } from "@/components/ui/number-input";
import { volumeUnits } from "@/db/values";
import { volumeUnitLabels } from "@/lib/custody/labels";
import { type VolumeUnit, volumesOf } from "@/lib/custody/volume";
import { round } from "@/lib/values/decimal";
import { isPlain } from "@/lib/values/number-text";
import { type ChainFormControls, volumeFields } from "./chain-values";

const symbols: Record<VolumeUnit, string> = { GALLONS: "gal", BARRELS: "bbl", CUBIC_METERS: "m³" };

const derivedOf = (unit: VolumeUnit, text: string): Record<VolumeUnit, string | null> => {
  if (!isPlain(text)) return { GALLONS: null, BARRELS: null, CUBIC_METERS: null };
  const { gallons, barrels, cubicMeters } = volumesOf(unit, text);
  return { GALLONS: gallons, BARRELS: barrels, CUBIC_METERS: cubicMeters };
};

/** What was measured is shown as it was typed, what is derived as everywhere else. */
const shownOf = (value: unknown, isMeasured: boolean): string => {
  const text = String(value ?? "");
  return isMeasured || !isPlain(text) ? text : round(text, 2);
};

export function VolumeFields({ form }: { form: ChainFormControls }) {
  const { control, setValue, formState } = form;
  const typedUnit = useWatch({ control, name: "volume_unit" });
  const values = {
    GALLONS: useWatch({ control, name: "volume_gallons" }),
    BARRELS: useWatch({ control, name: "volume_barrels" }),
    CUBIC_METERS: useWatch({ control, name: "volume_cubic_meters" }),
  };
  const type = (unit: VolumeUnit, text: string) => {
    const derived = derivedOf(unit, text);
    for (const other of volumeUnits)
      setValue(volumeFields[other], other === unit ? text || null : derived[other]);
    setValue("volume_unit", text ? unit : null);
    form.clearErrors(Object.values(volumeFields));
  };
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
      {volumeUnits.map((unit) => (
        <Field
          key={unit}
          label={volumeUnitLabels[unit]}
          error={formState.errors[volumeFields[unit]]?.message}
          hint={hintOf(unit, typedUnit ?? null)}
        >
          <VolumeField
            name={volumeFields[unit]}
            suffix={symbols[unit]}
            value={shownOf(values[unit], unit === typedUnit)}
            onValueChange={(text) => type(unit, text ?? "")}
            className="font-medium text-lg"
          />
        </Field>
      ))}
    </div>
  );
}

const hintOf = (unit: VolumeUnit, typed: VolumeUnit | null) => {
  if (!typed) return null;
  return unit === typed ? "Medido" : "Calculado";
};
