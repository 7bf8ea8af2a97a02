import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects } from "@/db/schema";
import {
  aCustodyChain,
  aCustodyChainItem,
  anEquipment,
  aProject,
  aRentedUnit,
  aSession,
  aWorksheet,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE, PUT } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let rented: Awaited<ReturnType<typeof aRentedUnit>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
  rented = await aRentedUnit(project);
});

const paramsOf = (project_id: number) => ({ project_id, resource_id: rented.assignment.id });
const update = (body: object, project_id = project.id, as = office) =>
  call(PUT, { as, params: paramsOf(project_id), body, method: "PUT" });
const remove = (project_id = project.id, as = office) =>
  call(DELETE, { as, params: paramsOf(project_id), method: "DELETE" });
const rowNow = async () =>
  (await database().select().from(assignments).where(eq(assignments.id, rented.assignment.id)))[0];
const unitNow = async () =>
  (await database().select().from(equipment).where(eq(equipment.id, rented.unit.id)))[0];

describe("PUT", () => {
  test("by the project's path, where both must belong together", async () => {
    const other = await anEquipment();
    const { status, body } = await update({ cost: 12, id: other.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: rented.assignment.id, cost: 12 });
    const stranger = await aProject();
    expect((await update({ cost: "mal" }, stranger.id)).status).toBe(404);
    expect((await update({ cost: "mal" })).status).toBe(400);
    expect(await rowNow()).toMatchObject({ cost: "12.00", equipmentId: rented.unit.id });
  });

  test("retires, and a retired one changes no more", async () => {
    const retirement = { is_retired: true, retirement_date: "2026-02-01" };
    expect(await update(retirement)).toMatchObject({ status: 400 });
    const { body } = await update({ ...retirement, retirement_reason: "Menos personal" });
    expect(body.data).toMatchObject({ ...retirement, retirement_reason: "Menos personal" });
    expect(await unitNow()).toMatchObject({ availability: "DISPONIBLE", currentProjectId: null });
    expect((await update({ cost: 12 })).status).toBe(400);
  });
});

describe("DELETE", () => {
  test("by the project's path, where both must belong together", async () => {
    expect((await remove((await aProject()).id)).status).toBe(404);
    expect(await rowNow()).toBeDefined();
    expect((await remove()).status).toBe(204);
    expect(await rowNow()).toBeUndefined();
    expect(await unitNow()).toMatchObject({ availability: "DISPONIBLE", currentProjectId: null });
    expect((await remove()).status).toBe(404);
  });

  test("what a custody chain holds stays", async () => {
    const { id: worksheetId } = await aWorksheet({ projectId: project.id });
    const { id: chainId } = await aCustodyChain({ worksheetId });
    const { id: assignmentId, equipmentId } = rented.assignment;
    await aCustodyChainItem({ chainId, assignmentId, equipmentId });
    expect(await remove()).toMatchObject({
      status: 400,
      body: { code: "assignment_in_custody_chain" },
    });
    expect(await rowNow()).toMatchObject({ isRetired: false });
  });
});

test.each([{ isActive: false }, { isDeleted: true }])("404 in a project %o", async (state) => {
  await database().update(projects).set(state).where(eq(projects.id, project.id));
  expect((await update({ cost: 12 })).status).toBe(404);
  expect((await remove()).status).toBe(404);
  expect(await rowNow()).toEqual(rented.assignment);
});

test("is for the office", async () => {
  const technician = await aSession("TECNICO");
  expect((await update({ cost: 12 }, project.id, technician)).status).toBe(403);
  expect((await remove(project.id, technician)).status).toBe(403);
  expect(await rowNow()).toEqual(rented.assignment);
});
