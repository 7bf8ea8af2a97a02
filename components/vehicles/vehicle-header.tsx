import { PageHeader } from "@/components/layout/page-header";
import type { SubjectRights } from "@/components/papers/subject-actions";
import { links } from "@/lib/links/pages";
import type { VehicleCard } from "@/lib/vehicles/queries";
import { VehicleActions } from "./vehicle-actions";
import { VehicleState } from "./vehicle-state";

export const VehicleHeader = ({ vehicle, ...rights }: SubjectRights & { vehicle: VehicleCard }) => (
  <PageHeader
    title={vehicle.plate}
    subtitle={[vehicle.brand, vehicle.model, vehicle.year].filter(Boolean).join(" ")}
    status={<VehicleState {...vehicle} />}
    crumbs={[{ label: "Vehículos", href: links.vehicles }, { label: vehicle.plate }]}
    actions={<VehicleActions vehicle={vehicle} {...rights} />}
  />
);
