"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { plateDoubt } from "@/lib/values/identity";
import type { Vehicle } from "@/lib/vehicles/get-vehicle";
import { VehicleChanges, VehicleInput } from "@/lib/vehicles/input";
import { NumbersSection, VehicleIdentity, VehiclePapersSection } from "./vehicle-sections";
import { type VehicleValues, vehicleValues } from "./vehicle-values";

const doubts = doubtsOf({ no_plate: ["Placa", plateDoubt] });

interface VehicleFormProps {
  /** The vehicle to change; a new one without it. */
  vehicle?: Vehicle;
  save: Act<string> | ChangeAct<string>;
}

/** Registers or changes a vehicle. */
export function VehicleForm({ vehicle, save }: VehicleFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<VehicleValues, string | null>({
    schema: vehicle ? VehicleChanges : VehicleInput,
    values: vehicleValues(vehicle),
    act: save,
    doubts,
    record: vehicle && { version: vehicle.version, sent: onlyChanged({ always: ["vehicle_id"] }) },
    done: vehicle ? "Vehículo actualizado." : "Vehículo creado.",
    onDone: (href) => router.push(href ?? links.vehicles),
  });
  return (
    <RecordForm
      {...state}
      cancelHref={vehicle ? links.vehicle(vehicle.id) : links.vehicles}
      saveLabel={vehicle ? "Guardar cambios" : "Crear vehículo"}
    >
      <VehicleIdentity form={form} />
      <VehiclePapersSection form={form} />
      <NumbersSection form={form} />
      <FormSection title="Notas" columns={1}>
        <Field label="Notas" hideLabel error={form.formState.errors.notes?.message}>
          <Textarea {...form.register("notes")} />
        </Field>
      </FormSection>
    </RecordForm>
  );
}
