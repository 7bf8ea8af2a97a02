import type { Db } from "@/db/client";
import { AddResources } from "@/lib/assignments/add-input";
import { assignResources } from "@/lib/assignments/assign-resources";
import { AssignmentRelease } from "@/lib/assignments/input";
import { activeAssignmentsOf } from "@/lib/assignments/queries";
import { releaseAssignment } from "@/lib/assignments/release-assignment";
import { closeProject } from "@/lib/closure/close-project";
import type { BaseContext, Context, Visit } from "@/lib/context";
import { addDays, dayOf } from "@/lib/dates";
import { createEquipment } from "@/lib/equipment/create-equipment";
import { EquipmentChanges, EquipmentInput } from "@/lib/equipment/input";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { createPartner } from "@/lib/partners/create-partner";
import { PartnerChanges, PartnerInput } from "@/lib/partners/input";
import { updatePartner } from "@/lib/partners/update-partner";
import { createProject } from "@/lib/projects/create-project";
import { ProjectInput } from "@/lib/projects/input";
import type { User } from "@/lib/users/get-user";
import { demoClients, demoFormerClient } from "./clients";
import { seedCrew, seedFieldWork, seedMaintenance } from "./field-work";
import { demoFindings, demoRetirement, demoServices, demoUnits } from "./inventory";
import { type Delivery, type DemoProject, demoProjects } from "./projects";

const timeZone = "America/Guayaquil";
const oldest = 180;
const dayLength = 86_400_000;

/** The database to fill, and when the demonstration's today is. */
export type Past = { db: Db; present: Date };

/** A context of some days ago, so that the demonstration has a past. */
export function contextOf({ db, present }: Past, daysAgo: number): BaseContext {
  const now = new Date(present.getTime() - daysAgo * dayLength);
  return {
    db,
    now,
    today: dayOf(now, timeZone),
    timeZone,
    address: "local",
    visit: null,
    inTransaction: false,
    afterCommit: () => {
      throw new TypeError("afterCommit needs a transaction");
    },
  };
}

type Moment = (daysAgo: number) => Context;
type Ids = Map<string, number>;

const idOf = (ids: Ids, code: string): number => {
  const id = ids.get(code);
  if (id === undefined) throw new RangeError(`The demonstration names no ${code}`);
  return id;
};

async function seedClients(at: Moment): Promise<Ids> {
  const ids: Ids = new Map();
  for (const client of demoClients) {
    const { id } = await createPartner(at(oldest), PartnerInput.parse(client));
    ids.set(client.business_tax_id, id);
  }
  return ids;
}

async function seedInventory(at: Moment): Promise<Ids> {
  const ids: Ids = new Map();
  for (const item of [...demoServices, ...demoUnits]) {
    const { id } = await createEquipment(at(oldest), EquipmentInput.parse(item));
    ids.set(item.code, id);
  }
  return ids;
}

const itemsOf = (projectId: number, delivery: Delivery, units: Ids, today: string) =>
  delivery.codes.map((code) => ({
    project_id: projectId,
    resource_id: idOf(units, code),
    cost: delivery.cost,
    operation_start_date: addDays(today, -delivery.daysAgo),
    operation_end_date: delivery.endsIn === undefined ? null : addDays(today, delivery.endsIn),
    ...(delivery.maintenance ? { maintenance_cost: delivery.maintenance } : {}),
    ...frequencyOf(delivery),
  }));

function frequencyOf({ weekdays, monthdays, everyDays }: Delivery) {
  if (weekdays) return { frequency_type: "WEEK" as const, weekdays };
  if (monthdays) return { frequency_type: "MONTH" as const, monthdays };
  return { frequency_type: "DAY" as const, interval_days: everyDays ?? 1 };
}

async function seedProject(
  at: Moment,
  project: DemoProject,
  partnerId: number,
  units: Ids,
): Promise<number> {
  const { today } = at(0);
  const { id } = await createProject(
    at(project.daysAgo + 3),
    ProjectInput.parse({
      partner_id: partnerId,
      location: project.location,
      cardinal_point: project.cardinal_point,
      contact_name: project.contact_name,
      contact_phone: project.contact_phone,
      bloque: project.bloque,
      start_date: addDays(today, -project.daysAgo),
      end_date: project.endsIn === undefined ? null : addDays(today, project.endsIn),
    }),
  );
  for (const delivery of project.deliveries) {
    const items = itemsOf(id, delivery, units, today);
    await assignResources(at(delivery.daysAgo), AddResources.parse({ items }));
  }
  await seedReturns(at, project, id, units);
  if (project.closedDaysAgo !== undefined)
    await closeProject(at(project.closedDaysAgo), { projectId: id });
  return id;
}

async function seedReturns(at: Moment, { retired }: DemoProject, projectId: number, units: Ids) {
  if (!retired) return;
  const wanted = retired.codes.map((code) => idOf(units, code));
  const then = at(retired.daysAgo);
  for (const { id, equipmentId, kind } of await activeAssignmentsOf(then, projectId)) {
    if (kind === "EQUIPO" && wanted.includes(equipmentId))
      await releaseAssignment(
        then,
        AssignmentRelease.parse({ id, retirement_reason: retired.reason }),
      );
  }
}

async function seedFindings(at: Moment, units: Ids) {
  for (const { code, ...found } of demoFindings) {
    const changes = EquipmentChanges.parse({ ...found, resource_id: idOf(units, code) });
    await updateEquipment(at(5), changes);
  }
  const { code, reason } = demoRetirement;
  await retireEquipment(at(21), { equipmentId: idOf(units, code), reason });
}

/** A small world with a past, made only by what the product can do. */
export async function seedWorld(past: Past, user: User) {
  const visit: Visit = { user, sessionId: null, tokenId: null, scope: "write" };
  const at: Moment = (daysAgo) => ({ ...contextOf(past, daysAgo), visit });
  const clients = await seedClients(at);
  const units = await seedInventory(at);
  const crew = await seedCrew(at);
  for (const project of demoProjects) {
    const id = await seedProject(at, project, idOf(clients, project.client), units);
    if (project.closedDaysAgo !== undefined || project.deliveries.length === 0) continue;
    await seedMaintenance(at, id, project);
    await seedFieldWork(at, id, project, crew);
  }
  const leaving = { partner_id: idOf(clients, demoFormerClient), is_active: false };
  await updatePartner(at(30), PartnerChanges.parse(leaving));
  await seedFindings(at, units);
}
