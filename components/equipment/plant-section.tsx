import { FormSection } from "@/components/forms/form-section";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { beltTypes, engineFases } from "@/db/values";
import type { EquipmentType } from "@/lib/equipment/checklist";
import { detailsOf, type PlantDetail } from "@/lib/equipment/fields";
import { detailLabels } from "@/lib/equipment/labels";
import type { EquipmentFormState } from "./equipment-values";

const choices: Partial<Record<PlantDetail, readonly string[]>> = {
  engine_fases: engineFases,
  belt_type: beltTypes,
};

export function PlantSection({ form, type }: { form: EquipmentFormState; type: EquipmentType }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormSection title="Detalle de la planta">
      {detailsOf(type).map((detail) => (
        <Field key={detail} label={detailLabels[detail]} error={errors[detail]?.message}>
          {choices[detail] ? (
            <Select
              placeholder="Sin dato"
              options={choices[detail].map((value) => ({ value, label: value }))}
              {...register(detail)}
            />
          ) : (
            <Input autoComplete="off" {...register(detail)} />
          )}
        </Field>
      ))}
    </FormSection>
  );
}
