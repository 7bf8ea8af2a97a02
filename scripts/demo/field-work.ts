import { activeAssignmentsOf, type PlacedAssignment } from "@/lib/assignments/queries";
import { createChain } from "@/lib/custody/create-chain";
import { ChainInput } from "@/lib/custody/input";
import { addDays, type Day, daysBetween, eachDay, earlier, later } from "@/lib/dates";
import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { MaintenanceChanges, MaintenanceInput } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { createWorksheet } from "@/lib/worksheets/create-worksheet";
import { WorksheetChanges, WorksheetInput } from "@/lib/worksheets/input";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";
import type { DemoProject } from "./projects";

const daysBetweenVisits = 9;
const wastes = ["AGUAS NEGRAS", "AGUAS GRISES", "AGUAS NEGRAS", "LODOS"] as const;
const volumes = ["1000", "1260", "840", "2100"] as const;

type Month = { from: Day; to: Day };

/** The months from the project's start to today, cut to that span. */
function monthsOf(start: Day, today: Day): Month[] {
  const firsts = eachDay(start, today).filter((day) => day === start || day.endsWith("-01"));
  return firsts.map((from, at) => {
    const next = firsts[at + 1];
    return { from, to: next ? addDays(next, -1) : today };
  });
}

/** Whether nobody has liquidated the month: the last one, at every third project. */
const isForgotten = (projectId: number, monthsAgo: number) =>
  projectId % 3 === 0 && monthsAgo === 2;

/** The sheets, chains and maintenance of a project until today: what is past is liquidated, the oldest invoiced. */
export async function seedFieldWork(at: Moment, id: number, project: DemoProject, crew: Crew) {
  const { today } = at(0);
  const months = monthsOf(addDays(today, -project.daysAgo), today);
  const placed = await activeAssignmentsOf(at(0), id);
  for (const [index, month] of months.entries()) {
    const age = daysBetween(month.from, today);
    const sheet = await createWorksheet(
      at(age),
      WorksheetInput.parse({
        project_id: id,
        date: month.from,
        service_type: "Alquiler y limpieza",
      }),
    );
    await seedChains(at, { worksheetId: sheet.id, month, project, placed, crew });
    if (month.to === today || isForgotten(id, months.length - index)) continue;
    const status = index === 0 ? "INVOICED" : "LIQUIDATED";
    await updateWorksheet(
      at(Math.max(0, daysBetween(month.to, today) - 2)),
      WorksheetChanges.parse({ id: sheet.id, status }),
    );
  }
}

type Outing = {
  worksheetId: number;
  month: Month;
  project: DemoProject;
  placed: readonly PlacedAssignment[];
  crew: Crew;
};

async function seedChains(at: Moment, { worksheetId, month, project, placed, crew }: Outing) {
  const { today } = at(0);
  const days = eachDay(month.from, month.to).filter((_, day) => day % daysBetweenVisits === 4);
  for (const [index, date] of days.entries()) {
    const served = placed.filter(({ startDate }) => startDate <= date);
    const member = crew.members[(index + worksheetId) % crew.members.length];
    const chain = ChainInput.parse({
      sheet_project_id: worksheetId,
      date,
      type_waste: wastes[index % wastes.length],
      volume_gallons: volumes[(index + worksheetId) % volumes.length],
      contact_name: project.contact_name,
      contact_phone: project.contact_phone,
      location: project.location,
      start_time: "08:30",
      end_time: "11:15",
      technical_id: member?.id,
      technical_name: member?.name,
      driver_name: member?.name,
      driver_license: member?.dni,
      vehicle_id: crew.vehicles[(index + worksheetId) % crew.vehicles.length]?.id,
      project_resource_ids: served.map((one) => one.id),
      status: daysBetween(date, today) > daysBetweenVisits ? "COMPLETED" : "DRAFT",
    });
    await createChain(at(daysBetween(date, today)), chain);
  }
}

/** Maintenance of the first units of a project: one approved, one completed, one still going on. */
export async function seedMaintenance(at: Moment, projectId: number, project: DemoProject) {
  const { today } = at(0);
  const units = (await activeAssignmentsOf(at(0), projectId)).filter(
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
  }
}
