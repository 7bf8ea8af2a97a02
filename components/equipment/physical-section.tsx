import { FormSection } from "@/components/forms/form-section";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { VolumeField, WholeInput } from "@/components/ui/number-input";
import type { EquipmentType } from "@/lib/equipment/checklist";
import { hasCapacity } from "@/lib/equipment/fields";
import type { EquipmentFormState } from "./equipment-values";

const measures = [
  { name: "height", label: "Alto", unit: "cm" },
  { name: "width", label: "Ancho", unit: "cm" },
  { name: "depth", label: "Profundidad", unit: "cm" },
  { name: "weight", label: "Peso", unit: "kg" },
] as const;

/** Where it is, its maker and its measures; capacity where it holds water. */
export function PhysicalSection({ form, type }: { form: EquipmentFormState; type: EquipmentType }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <FormSection title="Fabricación y ubicación">
        <Field label="Marca" error={errors.brand?.message}>
          <Input {...register("brand")} />
        </Field>
        <Field label="Modelo" error={errors.model?.message}>
          <Input {...register("model")} />
        </Field>
        <Field label="Número de serie" error={errors.serial_number?.message}>
          <Input autoComplete="off" {...register("serial_number")} />
        </Field>
        <Field label="Fecha de compra" error={errors.date_purchase?.message}>
          <DateInput {...register("date_purchase")} />
        </Field>
        <Field
          label="Ubicación actual"
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
          <Field label="Capacidad" error={errors.capacity_gallons?.message}>
            <VolumeField suffix="gal" {...register("capacity_gallons")} />
          </Field>
        ) : null}
      </FormSection>
    </>
  );
}
