import { SubjectActions, type SubjectRights } from "@/components/papers/subject-actions";
import { links } from "@/lib/links/pages";
import type { Vehicle } from "@/lib/vehicles/get-vehicle";

export const VehicleActions = ({ vehicle, ...rights }: SubjectRights & { vehicle: Vehicle }) => (
  <SubjectActions
    {...rights}
    name={vehicle.plate}
    affected={["Sus papeles, pases y certificaciones, que dejan de constar."]}
    editHref={`${links.vehicle(vehicle.id)}/edit`}
    listHref={links.vehicles}
    version={vehicle.version}
    input={{ vehicle_id: vehicle.id }}
    done="Vehículo eliminado."
  />
);
