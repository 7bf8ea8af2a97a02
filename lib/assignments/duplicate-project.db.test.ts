import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { DuplicatedProject } from "../projects/input";
import { duplicateProject } from "./duplicate-project";

const aContext = () => memberAt("2026-03-05T17:00:00Z");

async function aModel() {
  const project = await make.aProject({ contactName: "Ana Paz" });
  const { unit } = await make.aRentedUnit(project);
  const weekly = {
    kind: "SERVICIO" as const,
    frequencyType: "WEEK" as const,
    intervalDays: 0,
    weekdays: [0, 3],
    cost: "25.50",
  };
  const alone = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    ...weekly,
  });
  const ofUnit = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.id,
    kind: "SERVICIO",
  });
  const asked = {
    sourceId: project.id,
    assignmentIds: [alone.id, ofUnit.id],
    partnerId: project.partnerId,
    location: "Campo Sur",
    startDate: "2026-04-01",
  };
  return { project, alone, ofUnit, asked };
}

const countProjects = () => database().$count(projects);

test("makes a project with the chosen services from its start, and no unit", async () => {
  const { alone, ofUnit, asked } = await aModel();
  const made = await duplicateProject(await aContext(), asked);
  expect(made).toMatchObject({ location: "Campo Sur", unitCount: 1, sourceId: asked.sourceId });
  const assigned = await database()
    .select()
    .from(assignments)
    .where(eq(assignments.projectId, made.id))
    .orderBy(assignments.id);
  expect(assigned).toMatchObject([
    {
      equipmentId: alone.equipmentId,
      cost: "25.50",
      frequencyType: "WEEK",
      weekdays: [0, 3],
      startDate: "2026-04-01",
      endDate: null,
    },
    { equipmentId: ofUnit.equipmentId, servedEquipmentId: null, kind: "SERVICIO" },
  ]);
});

test("without services it is the project alone", async () => {
  const { asked } = await aModel();
  const made = await duplicateProject(await aContext(), { ...asked, assignmentIds: [] });
  const count = database().$count(assignments, eq(assignments.projectId, made.id));
  expect(await count).toBe(0);
});

test("a service that was released, of another project or a unit, makes nothing", async () => {
  const ctx = await aContext();
  const { project, asked } = await aModel();
  const released = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    isRetired: true,
    retirementDate: "2026-02-01",
    retirementReason: "fin",
  });
  const { assignment } = await make.aRentedUnit(project);
  const other = await aModel();
  const before = await countProjects();
  for (const id of [released.id, assignment.id, other.alone.id])
    await expect(duplicateProject(ctx, { ...asked, assignmentIds: [id] })).rejects.toThrow(
      "ya no está activo",
    );
  expect(await countProjects()).toBe(before);
});

test("when a service cannot be assigned, there is no project either", async () => {
  const { asked, alone } = await aModel();
  await database()
    .update(equipment)
    .set({ isActive: false })
    .where(eq(equipment.id, alone.equipmentId));
  const before = await countProjects();
  await expect(duplicateProject(await aContext(), asked)).rejects.toThrow("no existe");
  expect(await countProjects()).toBe(before);
});

test("of a project that does not exist it is missing", async () => {
  const { asked } = await aModel();
  await expect(
    duplicateProject(await aContext(), { ...asked, sourceId: 999_999 }),
  ).rejects.toMatchObject({ kind: "missing" });
});

test("a service is asked for once, two hundred at most", () => {
  const asked = { source_id: 1, partner_id: 1, location: "x", start_date: "2026-04-01" };
  const many = Array.from({ length: 201 }, (_, at) => at + 1);
  for (const assignment_ids of [[1, 1], many])
    expect(DuplicatedProject.safeParse({ ...asked, assignment_ids }).success).toBe(false);
});
