import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import { anAssignment, aProject, aRentedUnit, aService } from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listUnretiredAssignments } from "./queries";
import { retireAssignments } from "./retire-assignments";

const today = "2026-03-10";

let here: Context;
const ctx = () => here;

beforeEach(async () => {
  here = await memberAt(`${today}T17:00:00Z`);
});

const unitOf = async (id: number) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];
const assignmentOf = async (id: number) =>
  (await database().select().from(assignments).where(eq(assignments.id, id)))[0];

test("frees the units, ends the services that serve them and no other", async () => {
  const project = await aProject();
  const { unit, assignment } = await aRentedUnit(project);
  const service = await aService();
  const serviceOf = (given: object) =>
    anAssignment({ projectId: project.id, equipmentId: service.id, kind: "SERVICIO", ...given });
  const linked = await serviceOf({ servedEquipmentId: unit.id });
  const standalone = await serviceOf({});
  const elsewhere = await serviceOf({
    projectId: (await aProject()).id,
    servedEquipmentId: unit.id,
  });

  const [placed] = await listUnretiredAssignments(ctx(), project.id);
  expect(placed).toMatchObject({ id: assignment.id, code: unit.code, name: unit.name });
  const done = await retireAssignments(ctx(), placed ? [placed] : [], {
    date: today,
    reason: "Fin",
  });

  expect(done).toEqual({
    released: [{ id: unit.id, code: unit.code, name: unit.name }],
    services: [linked.id],
  });
  expect(await unitOf(unit.id)).toMatchObject({
    availability: "DISPONIBLE",
    currentLocation: null,
    currentProjectId: null,
    commitmentDate: null,
    releaseDate: null,
  });
  const retired = { isRetired: true, retirementDate: today, retirementReason: "Fin" };
  expect(await assignmentOf(assignment.id)).toMatchObject(retired);
  expect(await assignmentOf(linked.id)).toMatchObject(retired);
  expect(await assignmentOf(standalone.id)).toMatchObject({ isRetired: false });
  expect(await assignmentOf(elsewhere.id)).toMatchObject({ isRetired: false });
});

test("with everything of a project, in a constant number of statements", async () => {
  const counts = [];
  for (const size of [1, 20]) {
    const project = await aProject();
    for (let made = 0; made < size; made += 1) await aRentedUnit(project);
    const service = await aService();
    await anAssignment({ projectId: project.id, equipmentId: service.id, kind: "SERVICIO" });
    const all = await listUnretiredAssignments(ctx(), project.id);
    const units = all.filter(({ kind }) => kind === "EQUIPO");
    const asked = { date: today, reason: "Fin", withStandalone: true };
    const { answer: done, queries } = await withQueries(() =>
      retireAssignments(ctx(), units, asked),
    );
    counts.push(queries.length);
    expect(done.released).toHaveLength(size);
    expect(done.services).toHaveLength(1);
    expect(await listUnretiredAssignments(ctx(), project.id)).toEqual([]);
  }
  expect(counts[0]).toBe(counts[1]);
});

test("a unit that another assignment of the project holds stays rented", async () => {
  const project = await aProject();
  const { unit } = await aRentedUnit(project, { startDate: "2026-03-01" });
  const ended = await anAssignment({
    projectId: project.id,
    equipmentId: unit.id,
    startDate: "2026-01-01",
    endDate: "2026-02-01",
  });
  const all = await listUnretiredAssignments(ctx(), project.id);
  const old = all.filter(({ id }) => id === ended.id);
  await retireAssignments(ctx(), old, { date: today, reason: "Fin" });
  expect(await unitOf(unit.id)).toMatchObject({ availability: "RENTADO" });
});

test("a unit that works elsewhere by now stays there and is not named", async () => {
  const [first, second] = [await aProject(), await aProject()];
  const { unit } = await aRentedUnit(second, { startDate: "2026-03-01" });
  await anAssignment({ projectId: first.id, equipmentId: unit.id, endDate: "2026-02-01" });
  const done = await retireAssignments(ctx(), await listUnretiredAssignments(ctx(), first.id), {
    date: today,
    reason: "Fin",
  });
  expect(done.released).toEqual([]);
  expect(await unitOf(unit.id)).toMatchObject({ currentProjectId: second.id });
});
