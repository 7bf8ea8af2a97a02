import type { Db } from "@/db/client";
import { createEquipment } from "@/lib/equipment/create-equipment";
import { EquipmentChanges, EquipmentInput } from "@/lib/equipment/input";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { type BaseContext, callerOf, plainContext } from "@/lib/kernel/context";
import { createPartner } from "@/lib/partners/create-partner";
import { PartnerChanges, PartnerInput } from "@/lib/partners/input";
import { updatePartner } from "@/lib/partners/update-partner";
import { SettingsChanges } from "@/lib/settings/input";
import { updateSettings } from "@/lib/settings/update-settings";
import type { User } from "@/lib/users/get-user";
import { seedAccesses } from "./accesses";
import { seedEvents, seedMove, seedVisits } from "./agenda";
import { demoClients, demoFormerClient } from "./clients";
import { demoCompany } from "./company";
import { seedCompliance } from "./compliance";
import { seedConfirmation, seedDoubleWork } from "./double-charges";
import { seedFieldWork } from "./field-work";
import { keepLogo } from "./files";
import { seedGuides } from "./guides";
import { demoFindings, demoRetirement, demoServices, demoUnits } from "./inventory";
import { seedLeaver } from "./leaver";
import { seedMaintenance } from "./maintenance";
import type { Moment } from "./moment";
import { type Crew, seedCrew } from "./people-and-trucks";
import { seedPlanning } from "./planning";
import { seedPrices, seedRateChange } from "./prices";
import type { DemoProject } from "./project";
import { demoProjects } from "./projects";
import { seedRoutes } from "./routes";
import { type Ids, idOf, seedProject } from "./seed-project";
import { seedTemplate } from "./templates";
import { seedWriteOff } from "./write-offs";

const timeZone = "America/Guayaquil";
const oldest = 180;
const dayLength = 86_400_000;

/** `present` is the demonstration's today. */
export type Past = { db: Db; present: Date };

export function contextOf({ db, present }: Past, daysAgo: number): BaseContext {
  const now = new Date(present.getTime() - daysAgo * dayLength);
  return plainContext({ db, now, timeZone });
}

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

async function seedFindings(at: Moment, units: Ids) {
  for (const { code, ...found } of demoFindings) {
    const changes = EquipmentChanges.parse({ ...found, resource_id: idOf(units, code) });
    await updateEquipment(at(5), changes);
  }
  const { code, reason } = demoRetirement;
  await retireEquipment(at(21), { equipmentId: idOf(units, code), reason });
}

/** Facts before the work sheets that bill them. */
async function seedWork(at: Moment, id: number, project: DemoProject, crew: Crew) {
  await seedGuides(at, id, project, crew);
  await seedVisits(at, id, project, crew);
  await seedEvents(at, id, crew);
  await seedMaintenance(at, id, project);
  if (project.isDoublyCharged) await seedDoubleWork(at, id, project);
  await seedFieldWork(at, id, project, crew);
  if (project.isDoublyCharged) await seedConfirmation(at, id);
  await seedMove(at, id);
}

/** Made only by the product's own verbs. */
export async function seedWorld(past: Past, user: User) {
  const caller = callerOf(user, "write");
  const at: Moment = (daysAgo) => ({ ...contextOf(past, daysAgo), caller });
  await updateSettings(at(oldest), SettingsChanges.parse(demoCompany));
  await keepLogo(at(oldest));
  const clients = await seedClients(at);
  const units = await seedInventory(at);
  const crew = await seedCrew(at(oldest), at(0).today);
  await seedPrices(at, clients, units, demoProjects[0]?.client ?? "");
  const projects: Ids = new Map();
  for (const project of demoProjects) {
    const id = await seedProject(at, project, idOf(clients, project.client), units);
    projects.set(project.location, id);
    if (project.closedDaysAgo !== undefined) await seedWriteOff(at, id, project.closedDaysAgo);
    if (project.closedDaysAgo !== undefined || project.deliveries.length === 0) continue;
    await seedWork(at, id, project, crew);
    if (project.changesPrice) await seedRateChange(at, id, project.changesPrice);
  }
  await seedCompliance(at, crew);
  await seedRoutes(at, crew);
  const leaving = { partner_id: idOf(clients, demoFormerClient), is_active: false };
  await updatePartner(at(30), PartnerChanges.parse(leaving));
  await seedFindings(at, units);
  await seedPlanning(at, { clients, units, projects });
  await seedTemplate(at, projects);
  await seedLeaver(at);
  await seedAccesses(at);
}
