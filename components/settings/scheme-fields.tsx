"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { mostDosesOfScheme, type vaccineTypes, waitUnits } from "@/db/values";
import { vaccineLabels } from "@/lib/staff/labels";
import { counted } from "@/lib/values/count-text";
import type { SectionProps, SettingsValues } from "./settings-values";

type Vaccine = (typeof vaccineTypes)[number];
type Scheme = NonNullable<SettingsValues["vaccine_schemes"]>[Vaccine];

const unitLabels: Record<(typeof waitUnits)[number], string> = { DAYS: "días", MONTHS: "meses" };
const units = waitUnits.map((value) => ({ value, label: unitLabels[value] }));

const doseCounts = [
  { value: "0", label: "Sin esquema" },
  ...Array.from({ length: mostDosesOfScheme }, (_, at) => ({
    value: String(at + 1),
    label: counted(at + 1, "dosis", "dosis"),
  })),
];

const nextWait = { count: 1, unit: "MONTHS" } as const;

/** With so many doses; what is known of the first ones stays. */
function resized(scheme: Scheme, doses: number): Scheme {
  if (doses === 0) return null;
  const { waits, repeat_months } = scheme ?? { waits: [], repeat_months: null };
  return {
    waits: Array.from({ length: doses - 1 }, (_, at) => waits[at] ?? nextWait),
    repeat_months,
  };
}

interface SchemeFieldsProps extends SectionProps {
  vaccine: Vaccine;
}

export function SchemeFields({ form, vaccine }: SchemeFieldsProps) {
  const path = `vaccine_schemes.${vaccine}` as const;
  const scheme = useWatch({ control: form.control, name: path });
  const gaps = scheme?.waits.map((_, at) => at) ?? [];
  const errors = form.formState.errors.vaccine_schemes?.[vaccine];
  const setDoses = (doses: number) =>
    form.setValue(path, resized(scheme, doses), { shouldDirty: true });
  return (
    <div className="grid gap-x-4 gap-y-3 py-4 sm:grid-cols-2 first:pt-1 last:pb-0">
      <Field label={vaccineLabels[vaccine]}>
        <Select
          options={doseCounts}
          value={String(scheme ? scheme.waits.length + 1 : 0)}
          onChange={(event) => setDoses(Number(event.target.value))}
        />
      </Field>
      {gaps.map((at) => (
        <Field
          key={at}
          label={`Hasta la dosis ${at + 2}`}
          group
          error={errors?.waits?.[at]?.count?.message}
        >
          <div className="grid grid-cols-2 gap-2">
            <WholeInput
              aria-label={`Espera hasta la dosis ${at + 2}`}
              {...form.register(`${path}.waits.${at}.count`)}
            />
            <Select
              options={units}
              aria-label={`Unidad hasta la dosis ${at + 2}`}
              {...form.register(`${path}.waits.${at}.unit`)}
            />
          </div>
        </Field>
      ))}
      {scheme ? (
        <Field label="Refuerzo cada" error={errors?.repeat_months?.message}>
          <WholeInput suffix="meses" {...form.register(`${path}.repeat_months`)} />
        </Field>
      ) : null}
    </div>
  );
}
