import type { Equipment } from "../equipment/get-equipment";
import { typeLabels } from "../equipment/labels";
import type { Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import { isService } from "../placement/availability";
import { type Day, later, showDay } from "../values/dates";
import { equipmentFault } from "./admission";
import type { Renewal } from "./bring-back";
import { maintenanceDescription, rentDescription } from "./labels";
import type { NamedAssignment } from "./queries";

type Unit = Pick<Equipment, "id" | "code" | "name" | "type">;

/** The other comes on the day, so the one that leaves was there until the day before. */
export function assertExchangeDay(ctx: Context, assignment: NamedAssignment, date: Day) {
  if (!isUnitAssignment(assignment))
    throw new Refused("Solo un equipo se intercambia por otro.", "rule_violation");
  if (date > ctx.today)
    throw invalidField("date", "Un intercambio se anota cuando ocurre, no por adelantado.");
  if (date < assignment.startDate)
    throw invalidField("date", `No puede ser antes del inicio (${showDay(assignment.startDate)}).`);
  if (assignment.endDate && date > assignment.endDate)
    throw invalidField("date", `La asignación terminó el ${showDay(assignment.endDate)}.`);
}

export function assertExchangeable(assignment: NamedAssignment, other: Equipment) {
  if (other.id === assignment.equipmentId)
    throw invalidField("resource_id", "Elija otro equipo: este es el que sale.");
  if (isService(other))
    throw invalidField("resource_id", "Un equipo se intercambia por otro equipo.");
  const fault = equipmentFault(other);
  if (fault && fault.code !== "validation_error")
    throw new Refused(fault.message, fault.code, { resource_id: [fault.message] });
}

/** What was written by itself names the unit; what a person wrote stays. */
function unitRenewal(assignment: NamedAssignment, other: Unit, startDate: Day): Renewal {
  const isWritten =
    assignment.description === rentDescription(assignment, typeLabels[assignment.type]);
  const described = isWritten
    ? { description: rentDescription(other, typeLabels[other.type]) }
    : {};
  return { assignment, startDate, instead: { equipmentId: other.id, ...described } };
}

type Leaving = { assignment: NamedAssignment; services: readonly NamedAssignment[] };

/** A service that had ended by then does not go on; one that begins later begins as agreed. */
export function exchangeRenewals(
  { assignment, services }: Leaving,
  other: Unit,
  date: Day,
): Renewal[] {
  const written = maintenanceDescription(assignment);
  const going = services.filter(({ endDate }) => endDate === null || endDate >= date);
  const serviceRenewals = going.map((service) => ({
    assignment: service,
    startDate: later(service.startDate, date),
    instead: {
      servedEquipmentId: other.id,
      ...(service.description === written ? { description: maintenanceDescription(other) } : {}),
    },
  }));
  return [unitRenewal(assignment, other, date), ...serviceRenewals];
}
