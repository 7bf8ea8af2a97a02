"use client";

import { PassesCard, type PassesProps } from "@/components/papers/passes-card";

export const VehiclePasses = ({ vehicleId, ...props }: PassesProps & { vehicleId: number }) => (
  <PassesCard
    {...props}
    model="pass_vehicle"
    schema={() => import("@/lib/vehicles/pass-input").then((input) => input.VehiclePassInput)}
    blank={{ vehicle_id: vehicleId, bloque: "", fecha_caducidad: "" }}
    refOf={(id) => ({ pk: id })}
  />
);
