"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { volumeUnits } from "@/db/values";
import { volumeUnitLabels } from "@/lib/custody/labels";
import { type VolumeUnit, volumesOf } from "@/lib/custody/volume";
import { plainVolume } from "@/lib/custody/volume-text";
import { type ChainFormState, volumeFields } from "./chain-values";

const symbols: Record<VolumeUnit, string> = { GALLONS: "gal", BARRELS: "bbl", CUBIC_METERS: "m³" };

const isVolume = (text: string) => /^\d{1,10}(\.\d{1,6})?$/.test(text);

const derivedOf = (unit: VolumeUnit, text: string): Record<VolumeUnit, string | null> => {
  if (!isVolume(text)) return { GALLONS: null, BARRELS: null, CUBIC_METERS: null };
  const { gallons, barrels, cubicMeters } = volumesOf(unit, text);
  return {
    GALLONS: plainVolume(gallons),
    BARRELS: plainVolume(barrels),
    CUBIC_METERS: plainVolume(cubicMeters),
  };
};

/** One volume in three units: whichever is typed, the other two follow. */
export function VolumeFields({ form }: { form: ChainFormState }) {
  const { control, setValue, formState } = form;
  const typedUnit = useWatch({ control, name: "volume_unit" });
  const shown = {
    GALLONS: useWatch({ control, name: "volume_gallons" }),
    BARRELS: useWatch({ control, name: "volume_barrels" }),
    CUBIC_METERS: useWatch({ control, name: "volume_cubic_meters" }),
  };
  const type = (unit: VolumeUnit, typed: string) => {
    const text = typed.replace(",", ".").replace(/[^\d.]/g, "");
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
          <Input
            inputMode="decimal"
            autoComplete="off"
            name={volumeFields[unit]}
            suffix={symbols[unit]}
            value={String(shown[unit] ?? "")}
            onChange={(event) => type(unit, event.target.value)}
            className="text-right font-medium text-lg tabular-nums"
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
