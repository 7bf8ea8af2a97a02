import { listUnretiredAssignments } from "@/lib/assignments/queries";
import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { MaintenanceChanges, MaintenanceInput } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { printMaintenance } from "@/lib/printed/print-maintenance";
import { addDays, daysBetween, earlier, later } from "@/lib/values/dates";
import { keepSigned } from "./files";
import type { Moment } from "./moment";
import type { DemoProject } from "./project";

/** One approved, one completed, one in progress. */
export async function seedMaintenance(at: Moment, projectId: number, project: DemoProject) {
  const { today } = at(0);
  const units = (await listUnretiredAssignments(at(0), projectId)).filter(
    ({ kind }) => kind === "EQUIPO",
  );
  const steps = [["COMPLETED", "APPROVED"], ["COMPLETED"], []] as const;
  for (const [index, unit] of units.slice(0, steps.length).entries()) {
    const earliest = later(unit.startDate, addDays(today, -project.daysAgo));
    const date = earlier(later(earliest, addDays(today, -3 * (3 - index))), today);
    const then = at(daysBetween(date, today));
    const isRepair = index === 1;
    const { sheet } = await createMaintenanceSheet(
      then,
      MaintenanceInput.parse({
        project_id: projectId,
        resource_item_id: unit.equipmentId,
        date,
        type_maintenance: isRepair ? "CORRECTIVO" : "PREVENTIVO",
        fault_description: isRepair ? "La bomba no levanta presión." : null,
        fault_causes: isRepair ? "Sello mecánico gastado." : null,
        work_performed: isRepair ? "Cambio del sello y prueba de presión." : "Limpieza y revisión.",
        parts_used: isRepair ? "Sello mecánico 3/4" : null,
        days: "1",
        daily_rate: "45.00",
        logistics_cost: "20.00",
        parts_cost: isRepair ? "38.50" : "0",
        technician_name: "Wilmer Grefa",
        supervisor_name: "Marlene Cerda",
      }),
    );
    for (const status of steps[index] ?? [])
      await updateMaintenanceSheet(then, MaintenanceChanges.parse({ sheet_id: sheet.id, status }));
    if (index > 0) continue;
    await keepSigned(
      then,
      { model: "maintenance_sheet", objectId: sheet.id, field: "maintenance_file" },
      await printMaintenance(then, { sheetId: sheet.id }),
    );
  }
}
