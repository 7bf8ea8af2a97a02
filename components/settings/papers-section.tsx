"use client";

import { FormSection } from "@/components/forms/form-section";
import { Field } from "@/components/ui/field";
import { WholeInput } from "@/components/ui/number-input";
import { vehicleCertifications } from "@/db/values";
import { staffPapers } from "@/lib/staff/papers";
import { certificationLabels } from "@/lib/vehicles/labels";
import { vehiclePapersAsAsked } from "@/lib/vehicles/papers";
import { SchemeFields } from "./scheme-fields";
import { type SectionProps, schemedVaccines } from "./settings-values";

const named = ({
  label,
  names,
}: Pick<
  (typeof staffPapers)[number] | (typeof vehiclePapersAsAsked)[number],
  "label" | "names"
>) => ({ label, name: names[1] });

const groups = [
  { label: "Papeles del técnico", papers: staffPapers.map(named) },
  { label: "Papeles del vehículo", papers: vehiclePapersAsAsked.map(named) },
  {
    label: "Certificaciones del vehículo",
    papers: vehicleCertifications.map((name) => ({ label: certificationLabels[name], name })),
  },
];

export function PapersSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <FormSection
      title="Papeles y vacunas"
      description="Lo que los formularios proponen como vencimiento y como próxima dosis. Quien escribe decide."
    >
      {groups.map(({ label, papers }) => (
        <Field key={label} label={label} group className="sm:col-span-2">
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {papers.map(({ label, name }) => (
              <Field key={name} label={label} error={errors.paper_months?.[name]?.message}>
                <WholeInput suffix="meses" {...form.register(`paper_months.${name}`)} />
              </Field>
            ))}
          </div>
        </Field>
      ))}
      <Field
        label="Esquemas de vacunas"
        group
        hint="Las reglas de aptitud los siguen donde nadie escribió la próxima dosis. Sin refuerzo, la última dosis vale para siempre; sin esquema, todas."
        className="sm:col-span-2"
      >
        <div className="grid divide-y divide-line">
          {schemedVaccines.map((vaccine) => (
            <SchemeFields key={vaccine} form={form} vaccine={vaccine} />
          ))}
        </div>
      </Field>
    </FormSection>
  );
}
