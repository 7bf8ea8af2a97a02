"use client";

import { PassesCard, type PassesProps } from "@/components/papers/passes-card";
import { VehiclePassInput } from "@/lib/vehicles/pass-input";

export const VehiclePasses = ({ vehicleId, ...props }: PassesProps & { vehicleId: number }) => (
  <PassesCard
    {...props}
    model="pass_vehicle"
    schema={VehiclePassInput}
    blank={{ vehicle_id: vehicleId, bloque: "", fecha_caducidad: "" }}
    refOf={(id) => ({ pk: id })}
  />
);
