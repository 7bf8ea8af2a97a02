import type { WholeChain } from "@/lib/custody/get-chain";
import type { Handled } from "@/lib/custody/list-handled";
import { plainVolume } from "@/lib/custody/volume-text";
import type { Day } from "@/lib/dates";
import { hoursAndMinutes } from "@/lib/hours";
import type { Project } from "@/lib/projects/get-project";
import type { ChainValues } from "./chain-values";

interface Opening {
  project: Project;
  worksheetId: number;
  today: Day;
  offered: readonly Handled[];
}

/** What a new chain begins with: the project's people and place, today, and every unit on site. */
export const openingValues = ({ project, worksheetId, today, offered }: Opening): ChainValues => ({
  sheet_project_id: worksheetId,
  date: today,
  location: project.location,
  start_time: "",
  end_time: "",
  volume_unit: null,
  volume_gallons: null,
  volume_barrels: null,
  volume_cubic_meters: null,
  project_resource_ids: offered
    .filter(({ kind }) => kind === "EQUIPO")
    .map(({ assignmentId }) => assignmentId),
  technical_id: null,
  vehicle_id: null,
  staff_name: "",
  vehicle_plate: "",
  contact_name: project.contactName ?? "",
  contact_phone: project.contactPhone ?? "",
  driver_name: "",
  driver_license: "",
  technical_name: "",
  observations: "",
});

const hour = (time: string | null) => hoursAndMinutes(time) ?? "";

/** What the form of a known chain begins with. */
export const valuesOf = ({ chain, technical, vehicle, items }: WholeChain): ChainValues => ({
  id: chain.id,
  sheet_project_id: chain.worksheetId,
  date: chain.date,
  type_waste: chain.waste,
  status: chain.status,
  location: chain.location ?? "",
  start_time: hour(chain.startTime),
  end_time: hour(chain.endTime),
  volume_unit: chain.volumeUnit,
  volume_gallons: plainVolume(chain.gallons),
  volume_barrels: plainVolume(chain.barrels),
  volume_cubic_meters: plainVolume(chain.cubicMeters),
  project_resource_ids: items.flatMap(({ assignmentId }) => assignmentId ?? []),
  technical_id: chain.staffId,
  vehicle_id: chain.vehicleId,
  staff_name: technical ? `${technical.firstName} ${technical.lastName}` : "",
  vehicle_plate: vehicle?.plate ?? "",
  contact_name: chain.contactName,
  contact_phone: chain.contactPhone ?? "",
  driver_name: chain.driverName ?? "",
  driver_license: chain.driverLicense ?? "",
  technical_name: chain.technicalName ?? "",
  observations: chain.observations ?? "",
});
