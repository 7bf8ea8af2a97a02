import type { AssignmentChoice } from "@/lib/custody/assignment-choice";
import type { ChainContact } from "@/lib/custody/find-last-contact";
import type { ChainDetail } from "@/lib/custody/get-chain";
import { plainVolume } from "@/lib/custody/volume-text";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import type { Project } from "@/lib/projects/get-project";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import type { Day } from "@/lib/values/dates";
import { hoursAndMinutes } from "@/lib/values/hours";
import type { ChainValues } from "./chain-values";

interface Opening {
  project: Project;
  worksheetId: number;
  today: Day;
  offered: readonly AssignmentChoice[];
  lastContact: ChainContact | null;
  own: OwnStaff | null;
  unitId: number | null;
  vehicle: { id: number; plate: string; capacityGallons: string | null } | null;
}

const contactOf = ({ lastContact, project }: Opening): ChainContact =>
  lastContact ?? { name: project.contactName ?? "", phone: project.contactPhone };

const vehicleValues = (vehicle: Opening["vehicle"]) => ({
  vehicle_plate: vehicle?.plate ?? "",
  vehicle_capacity: vehicle?.capacityGallons ?? null,
});

/** The unit that is asked for; without one, or where it is not offered, all of them. */
function chosenUnits({ offered, unitId }: Opening): number[] {
  const units = offered.filter(isUnitAssignment).map(({ assignmentId }) => assignmentId);
  return unitId !== null && new Set(units).has(unitId) ? [unitId] : units;
}

export const newChainValues = (opening: Opening): ChainValues => ({
  sheet_project_id: opening.worksheetId,
  date: opening.today,
  location: opening.project.location,
  start_time: "",
  end_time: "",
  volume_unit: null,
  volume_gallons: null,
  volume_barrels: null,
  volume_cubic_meters: null,
  project_resource_ids: chosenUnits(opening),
  technical_id: opening.own?.id ?? null,
  vehicle_id: opening.vehicle?.id ?? null,
  staff_name: opening.own?.name ?? "",
  ...vehicleValues(opening.vehicle),
  contact_name: contactOf(opening).name,
  contact_phone: contactOf(opening).phone ?? "",
  driver_name: "",
  driver_license: "",
  technical_name: opening.own?.name ?? "",
  observations: "",
  gate_reason: "",
});

const hour = (time: string | null) => hoursAndMinutes(time) ?? "";

export const chainValues = ({ chain, technician, vehicle, items }: ChainDetail): ChainValues => ({
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
  staff_name: technician ? `${technician.firstName} ${technician.lastName}` : "",
  ...vehicleValues(vehicle),
  contact_name: chain.contactName,
  contact_phone: chain.contactPhone ?? "",
  driver_name: chain.driverName ?? "",
  driver_license: chain.driverLicense ?? "",
  technical_name: chain.technicianName ?? "",
  observations: chain.observations ?? "",
  gate_reason: "",
});
