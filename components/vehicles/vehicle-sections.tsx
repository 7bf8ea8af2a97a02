import { FormSection } from "@/components/forms/form-section";
import { PaperDates } from "@/components/papers/paper-dates";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { VolumeField, YearInput } from "@/components/ui/number-input";
import { Select } from "@/components/ui/select";
import { certificateStatuses, vehicleStatuses, vehicleTypes } from "@/db/values";
import {
  certificateStatusLabels,
  vehicleStatusLabels,
  vehicleTypeLabels,
} from "@/lib/vehicles/labels";
import { vehiclePapersAsAsked } from "@/lib/vehicles/papers";
import type { VehicleFormState } from "./vehicle-values";

const types = vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] }));
const statuses = vehicleStatuses.map((value) => ({ value, label: vehicleStatusLabels[value] }));
const certificates = certificateStatuses.map((value) => ({
  value,
  label: certificateStatusLabels[value],
}));

interface SectionProps {
  form: VehicleFormState;
}

/** What it is and whose. */
export function VehicleIdentity({ form: { register, control, formState } }: SectionProps) {
  const { errors } = formState;
  return (
    <FormSection title="Identificación" description="Como consta en la matrícula.">
      <Field label="Placa" required error={errors.no_plate?.message}>
        <Input autoComplete="off" autoCapitalize="characters" {...register("no_plate")} />
      </Field>
      <Field label="Tipo" required error={errors.type_vehicle?.message}>
        <Select options={types} {...register("type_vehicle")} />
      </Field>
      <Field label="Marca" required error={errors.brand?.message}>
        <Input autoComplete="off" {...register("brand")} />
      </Field>
      <Field label="Modelo" error={errors.model?.message}>
        <Input autoComplete="off" {...register("model")} />
      </Field>
      <Field label="Año" error={errors.year?.message}>
        <YearInput {...register("year")} />
      </Field>
      <Field label="Color" error={errors.color?.message}>
        <Input autoComplete="off" {...register("color")} />
      </Field>
      <Field
        label="Propietario"
        error={errors.owner_transport?.message}
        hint="En blanco: el propietario habitual de la configuración."
      >
        <Input autoComplete="off" {...register("owner_transport")} />
      </Field>
      <Field
        label="Capacidad del tanque"
        error={errors.capacity_gallons?.message}
        hint="Con ella se pregunta por un volumen que no cabe."
      >
        <VolumeField suffix="gal" {...register("capacity_gallons")} />
      </Field>
      <Field label="Estado" error={errors.status_vehicle?.message}>
        <Select options={statuses} {...register("status_vehicle")} />
      </Field>
      <CheckboxField
        name="is_active"
        control={control}
        label="Activo"
        hint="Un vehículo inactivo no se ofrece ni genera alertas."
      />
    </FormSection>
  );
}

/** Its dated papers: each is valid on its last day. */
export function VehiclePapersSection({ form }: SectionProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Papeles" description="Cada papel vale hasta el final de su último día.">
      <PaperDates form={form} papers={vehiclePapersAsAsked} />
      <Field label="Número de póliza" error={errors.nro_poliza?.message}>
        <Input autoComplete="off" {...register("nro_poliza")} />
      </Field>
      <Field label="Aseguradora" error={errors.insurance_company?.message}>
        <Input autoComplete="off" {...register("insurance_company")} />
      </Field>
      <Field
        label="Estado del certificado de operación"
        error={errors.status_cert_oper?.message}
        hint="Si no aplica, no se pide su fecha."
      >
        <Select placeholder="Sin dato" options={certificates} {...register("status_cert_oper")} />
      </Field>
    </FormSection>
  );
}

const numbers = [
  ["Serie", "serial_number"],
  ["Número de motor", "engine_number"],
  ["Número de chasis", "chassis_number"],
  ["Chasis", "chasis"],
] as const;

/** The numbers stamped on it. */
export const NumbersSection = ({ form: { register, formState } }: SectionProps) => (
  <FormSection title="Números">
    {numbers.map(([label, name]) => (
      <Field key={name} label={label} error={formState.errors[name]?.message}>
        <Input autoComplete="off" {...register(name)} />
      </Field>
    ))}
  </FormSection>
);
