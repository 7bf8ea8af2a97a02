import { confirmCharges } from "@/lib/billing/confirm-charges";
import { ChargesToConfirm } from "@/lib/billing/input";
import { listUnconfirmedDoubleCharges } from "@/lib/billing/list-double-charges";
import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { MaintenanceChanges, MaintenanceInput } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { listSchedule } from "@/lib/schedule/list-schedule";
import { addDays, type Day, daysBetween } from "@/lib/values/dates";
import type { Moment } from "./moment";
import type { DemoProject } from "./project";

async function seedSheet(at: Moment, projectId: number, equipmentId: number, date: Day) {
  const then = at(daysBetween(date, at(0).today));
  const { sheet } = await createMaintenanceSheet(
    then,
    MaintenanceInput.parse({
      project_id: projectId,
      resource_item_id: equipmentId,
      date,
      type_maintenance: "PREVENTIVO",
      work_performed: "Limpieza profunda y cambio de empaques.",
      days: "1",
      daily_rate: "35.00",
      technician_name: "Wilmer Grefa",
      supervisor_name: "Marlene Cerda",
    }),
  );
  const done = { sheet_id: sheet.id, status: "COMPLETED" };
  await updateMaintenanceSheet(then, MaintenanceChanges.parse(done));
}

export async function seedDoubleWork(at: Moment, projectId: number, project: DemoProject) {
  const { today } = at(0);
  const span = { from: addDays(today, -project.daysAgo), to: addDays(today, -1) };
  const { rows } = await listSchedule(at(0), { ...span, projectId, page: null });
  const done = rows.filter(({ visit }) => visit?.status === "DONE");
  const units = done.flatMap(({ date, service: { servedEquipmentId } }) =>
    servedEquipmentId === null ? [] : [{ date, id: servedEquipmentId }],
  );
  for (const unit of [units[0], units.at(-1)]) {
    if (!unit) throw new RangeError("Nobody served a unit of the demonstration");
    await seedSheet(at, projectId, unit.id, unit.date);
  }
}

/** All that may be charged twice is confirmed, except the last. */
export async function seedConfirmation(at: Moment, projectId: number) {
  const found = await listUnconfirmedDoubleCharges(at(0), { projectId });
  const doubts = found.slice(0, -1).map(({ resourceItemId, day, charges }) => ({
    resource_item_id: resourceItemId,
    date: day,
    claims: charges.map(({ claim }) => claim),
  }));
  await confirmCharges(at(0), ChargesToConfirm.parse({ project_id: projectId, doubts }));
}
