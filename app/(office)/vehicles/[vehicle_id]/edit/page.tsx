import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { VehicleForm } from "@/components/vehicles/vehicle-form";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPaperMonths } from "@/lib/settings/get-paper-months";
import { getVehicle } from "@/lib/vehicles/get-vehicle";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar vehículo" };

export default async function EditVehiclePage({
  params,
}: {
  params: Promise<{ vehicle_id: string }>;
}) {
  const ctx = await pageContext("vehicles.update");
  const vehicleId = idOfPath((await params).vehicle_id);
  const vehicle = await orNotFound(getVehicle(ctx, { vehicleId }));
  return (
    <>
      <PageHeader
        title={`Editar ${vehicle.plate}`}
        crumbs={[
          { label: "Vehículos", href: links.vehicles },
          { label: vehicle.plate, href: links.vehicle(vehicleId) },
          { label: "Editar" },
        ]}
      />
      <VehicleForm vehicle={vehicle} months={await getPaperMonths(ctx)} save={update} />
    </>
  );
}
