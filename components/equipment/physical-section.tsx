import { FormSection } from "@/components/forms/form-section";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { VolumeField, WholeInput } from "@/components/ui/number-input";
import type { EquipmentType } from "@/lib/equipment/checklist";
import { equipmentFields, hasCapacity } from "@/lib/equipment/fields";
import type { EquipmentFormState } from "./equipment-values";

const measures = [
  { ...equipmentFields.heightCm, unit: "cm" },
  { ...equipmentFields.widthCm, unit: "cm" },
  { ...equipmentFields.depthCm, unit: "cm" },
  { ...equipmentFields.weightKg, unit: "kg" },
] as const;

export function PhysicalSection({ form, type }: { form: EquipmentFormState; type: EquipmentType }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <FormSection title="Fabricación y ubicación">
        <Field label={equipmentFields.brand.label} error={errors.brand?.message}>
          <Input {...register("brand")} />
        </Field>
        <Field label={equipmentFields.model.label} error={errors.model?.message}>
          <Input {...register("model")} />
        </Field>
        <Field label={equipmentFields.serialNumber.label} error={errors.serial_number?.message}>
          <Input autoComplete="off" {...register("serial_number")} />
        </Field>
        <Field label={equipmentFields.purchasedOn.label} error={errors.date_purchase?.message}>
          <DateInput {...register("date_purchase")} />
        </Field>
        <Field
          label={equipmentFields.currentLocation.formLabel}
          error={errors.stst_current_location?.message}
          hint="Al asignarlo toma la del proyecto; al liberarlo queda en blanco."
          className="sm:col-span-2"
        >
          <Input {...register("stst_current_location")} />
        </Field>
      </FormSection>
      <FormSection title="Medidas">
        {measures.map(({ name, label, unit }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            <WholeInput suffix={unit} {...register(name)} />
          </Field>
        ))}
        {hasCapacity(type) ? (
          <Field
            label={equipmentFields.capacityGallons.label}
            error={errors.capacity_gallons?.message}
          >
            <VolumeField suffix="gal" {...register("capacity_gallons")} />
          </Field>
        ) : null}
      </FormSection>
    </>
  );
}
