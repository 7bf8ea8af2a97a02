import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects, projectTemplates } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { createFromTemplate } from "./create-from-template";
import { deleteTemplate } from "./delete-template";
import { getTemplate, listTemplateServices } from "./get-template";
import { saveTemplate } from "./save-template";

const aContext = () => memberAt("2026-03-05T17:00:00Z");

async function aCamp() {
  const project = await make.aProject({ block: "BLOCK_01", notes: "Con agua potable" });
  const { unit } = await make.aRentedUnit(project);
  await make.aRentedUnit(project);
  const weekly = { frequencyType: "WEEK" as const, intervalDays: 0, weekdays: [0, 3] };
  const cleaning = await make.aService({ name: "Limpieza" });
  const of = { projectId: project.id, kind: "SERVICIO" as const };
  await make.anAssignment({ ...of, ...weekly, equipmentId: cleaning.id, cost: "25.50" });
  await make.anAssignment({
    ...of,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.id,
  });
  return { project, unit, cleaning };
}

async function aTemplate() {
  const camp = await aCamp();
  const ctx = await aContext();
  const template = await saveTemplate(ctx, { projectId: camp.project.id, name: "Campamento" });
  const asked = {
    ...{ templateId: template.id, serviceIds: [camp.cleaning.id], location: "Campo Sur" },
    ...{ partnerId: camp.project.partnerId, startDate: "2026-04-01" },
  };
  return { ...camp, ctx, template, asked };
}

test("keeps units by type and the services that stand alone, whatever becomes of the project", async () => {
  const { project, unit, cleaning, ctx, template } = await aTemplate();
  await database().update(projects).set({ isDeleted: true }).where(eq(projects.id, project.id));
  const kept = await getTemplate(ctx, { templateId: template.id });
  expect(kept).toMatchObject({
    ...{ name: "Campamento", block: "BLOCK_01", notes: "Con agua potable" },
    units: [{ type: unit.type, count: 2 }],
    services: [
      { equipmentId: cleaning.id, cost: "25.50", frequencyType: "WEEK", weekdays: [0, 3] },
    ],
  });
});

test("makes a project with the chosen services from its first day, and no unit", async () => {
  const { ctx, asked, cleaning } = await aTemplate();
  const made = await createFromTemplate(ctx, asked);
  expect(made).toMatchObject({ location: "Campo Sur", unitCount: 2 });
  const assigned = await database()
    .select()
    .from(assignments)
    .where(eq(assignments.projectId, made.id));
  expect(assigned).toMatchObject([
    { equipmentId: cleaning.id, cost: "25.50", weekdays: [0, 3], startDate: "2026-04-01" },
  ]);
});

test("a service that is gone is told, and one that is asked for all the same makes nothing", async () => {
  const { ctx, asked, cleaning, template } = await aTemplate();
  await database().update(equipment).set({ isDeleted: true }).where(eq(equipment.id, cleaning.id));
  expect(await listTemplateServices(ctx, template)).toMatchObject([
    { name: "Servicio eliminado", isOffered: false },
  ]);
  const before = await database().$count(projects);
  await expect(createFromTemplate(ctx, asked)).rejects.toThrow();
  const strange = { ...asked, serviceIds: [cleaning.id + 1_000_000] };
  await expect(createFromTemplate(ctx, strange)).rejects.toThrow("no es de la plantilla");
  expect(await database().$count(projects)).toBe(before);
});

test("a name is one template's, until that is deleted; an empty project makes none", async () => {
  const { ctx, project, template } = await aTemplate();
  const again = { projectId: project.id, name: "CAMPAMENTO" };
  await expect(saveTemplate(ctx, again)).rejects.toThrow();
  await deleteTemplate(ctx, { templateId: template.id });
  await expect(getTemplate(ctx, { templateId: template.id })).rejects.toThrow("No existe");
  expect(await saveTemplate(ctx, again)).toMatchObject({ name: "CAMPAMENTO" });
  const { id: projectId } = await make.aProject();
  await expect(saveTemplate(ctx, { projectId, name: "Vacía" })).rejects.toThrow("no tiene equipos");
  expect(await database().$count(projectTemplates)).toBe(2);
});
