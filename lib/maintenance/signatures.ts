import { showInstant } from "../values/clock";
import { maintenanceFields } from "./fields";
import type { Maintenance } from "./queries";

/** Who signs is in the record: the approval is of whoever gave it. */
export function maintenanceSignatures({ sheet }: Pick<Maintenance, "sheet">, timeZone: string) {
  const approved = sheet.approvedAt && `Aprobada el ${showInstant(sheet.approvedAt, timeZone)}`;
  return [
    { title: maintenanceFields.technicianName.label, name: sheet.technicianName, lines: [] },
    { title: maintenanceFields.supervisorName.label, name: sheet.supervisorName, lines: [] },
    { title: maintenanceFields.approvedBy.shortLabel, name: sheet.approvedBy, lines: [approved] },
  ];
}
