"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { PaperDates } from "@/components/papers/paper-dates";
import { RecordSection } from "@/components/records/record-section";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { PaperMonths } from "@/db/values";
import { links } from "@/lib/links/pages";
import { plateDoubt } from "@/lib/values/identity";
import { vehicleFields, vehicleSections } from "@/lib/vehicles/fields";
import type { Vehicle } from "@/lib/vehicles/get-vehicle";
import { vehiclePapersAsAsked } from "@/lib/vehicles/papers";
import { type VehicleValues, vehicleValues } from "./vehicle-values";

const doubts = doubtsOf({ no_plate: [vehicleFields.plate.label, plateDoubt] });

interface VehicleFormProps {
  vehicle?: Vehicle;
  months: PaperMonths;
  save: Act<string> | ChangeAct<string>;
}

export function VehicleForm({ vehicle, months, save }: VehicleFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<VehicleValues, string | null>({
    schema: () =>
      import("@/lib/vehicles/input").then((input) =>
        vehicle ? input.VehicleChanges : input.VehicleInput,
      ),
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
      <RecordSection
        title="Identificación"
        description="Como consta en la matrícula."
        form={form}
        fields={vehicleSections.identity}
      />
      <RecordSection
        title="Papeles"
        description="Cada papel vale hasta el final de su último día."
        form={form}
        fields={vehicleSections.policy}
      >
        <PaperDates form={form} papers={vehiclePapersAsAsked} months={months} />
      </RecordSection>
      <RecordSection title="Números" form={form} fields={vehicleSections.numbers} />
      <RecordSection
        title={vehicleFields.notes.label}
        columns={1}
        form={form}
        fields={vehicleSections.notes}
      />
    </RecordForm>
  );
}
