import { FormSection } from "@/components/forms/form-section";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { equipmentTypes } from "@/db/values";
import { equipmentFields } from "@/lib/equipment/fields";
import { typeLabels } from "@/lib/equipment/labels";
import type { EquipmentFormState } from "./equipment-values";

const types = equipmentTypes.map((value) => ({ value, label: typeLabels[value] }));

export function IdentitySection({ form }: { form: EquipmentFormState }) {
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <FormSection
      title="Identificación"
      description="El tipo decide qué datos y componentes se piden."
    >
      <Field label={equipmentFields.type.label} required error={errors.type_equipment?.message}>
        <Select placeholder="Elija un tipo" options={types} {...register("type_equipment")} />
      </Field>
      <Field
        label={equipmentFields.code.label}
        required
        error={errors.code?.message}
        hint="Único en el inventario."
      >
        <Input autoComplete="off" autoCapitalize="characters" {...register("code")} />
      </Field>
      <Field
        label={equipmentFields.name.label}
        required
        error={errors.name?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("name")} />
      </Field>
      <CheckboxField
        name="is_active"
        control={control}
        label={equipmentFields.isActive.label}
        hint="Lo inactivo no se ofrece a los proyectos."
      />
    </FormSection>
  );
}
