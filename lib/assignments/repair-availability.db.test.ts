import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, type projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { updateProject } from "../projects/update-project";
import { releaseAssignment } from "./release-assignment";
import { repairAvailability } from "./repair-availability";

let ctx: Context;
let project: typeof projects.$inferSelect;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
  project = await make.aProject();
});

/** Free, though the project has it. */
const aStrayUnit = async () => {
  const unit = await make.anEquipment();
  const given = { projectId: project.id, equipmentId: unit.id };
  return { unit, assignment: await make.anAssignment(given) };
};

const stored = async (id: number) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];

test.each([1, 2, 3])("beside its release the unit ends free (%i)", async () => {
  const { unit, assignment } = await aStrayUnit();
  const asked = { assignmentId: assignment.id } as Parameters<typeof releaseAssignment>[1];
  await Promise.all([
    repairAvailability(ctx, { equipmentId: unit.id }),
    releaseAssignment(ctx, asked),
  ]);
  expect(await stored(unit.id)).toMatchObject({
    availability: "DISPONIBLE",
    currentProjectId: null,
  });
  const held = and(eq(assignments.equipmentId, unit.id), eq(assignments.isRetired, false));
  expect(await database().$count(assignments, held)).toBe(0);
});

test.each([1, 2, 3])("beside a project that moves the unit moves with it (%i)", async () => {
  const { unit } = await aStrayUnit();
  const asked = { projectId: project.id, location: "Campo Este" };
  await Promise.all([
    updateProject(ctx, asked as Parameters<typeof updateProject>[1]),
    repairAvailability(ctx, { equipmentId: unit.id }),
  ]);
  expect(await stored(unit.id)).toMatchObject({
    availability: "RENTADO",
    currentProjectId: project.id,
    currentLocation: "Campo Este",
  });
});
