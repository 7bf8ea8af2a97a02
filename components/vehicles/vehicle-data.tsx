import { RecordData } from "@/components/records/record-data";
import { Card } from "@/components/ui/card";
import { vehicleSections } from "@/lib/vehicles/fields";
import type { VehicleCard } from "@/lib/vehicles/queries";

const { identity, numbers, notes } = vehicleSections;
/** The page's header shows these. */
const { plate, status, isActive, ...described } = identity;
const shown = { ...described, ...numbers, ...notes };

export const VehicleData = ({ vehicle }: { vehicle: VehicleCard }) => (
  <Card title="Datos">
    <RecordData fields={shown} record={vehicle} />
  </Card>
);
