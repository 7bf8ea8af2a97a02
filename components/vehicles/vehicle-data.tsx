import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { showNumber } from "@/lib/values/decimal";
import { vehicleTypeLabels } from "@/lib/vehicles/labels";
import type { VehicleCard } from "@/lib/vehicles/queries";

/** What the vehicle is. */
export const VehicleData = ({ vehicle }: { vehicle: VehicleCard }) => (
  <Card title="Datos">
    <DescriptionList
      columns={3}
      items={[
        { label: "Tipo", value: vehicleTypeLabels[vehicle.type] },
        { label: "Marca", value: vehicle.brand },
        { label: "Modelo", value: vehicle.model },
        { label: "Año", value: vehicle.year },
        { label: "Color", value: vehicle.color },
        { label: "Propietario", value: vehicle.owner },
        {
          label: "Capacidad",
          value: vehicle.capacityGallons && `${showNumber(vehicle.capacityGallons, 2)} gal`,
        },
        { label: "Serie", value: vehicle.serialNumber },
        { label: "Número de motor", value: vehicle.engineNumber },
        { label: "Número de chasis", value: vehicle.chassisNumber },
        { label: "Chasis", value: vehicle.chasis },
        {
          label: "Notas",
          value: vehicle.notes && <p className="whitespace-pre-line">{vehicle.notes}</p>,
          wide: true,
        },
      ]}
    />
  </Card>
);
