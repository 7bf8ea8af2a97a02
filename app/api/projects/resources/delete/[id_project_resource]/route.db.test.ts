import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, custodyChainItems, equipment, projects, visits } from "@/db/schema";
import {
  aCustodyChain,
  aCustodyChainItem,
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  aVisit,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let rented: Awaited<ReturnType<typeof aRentedUnit>>;
let linked: Awaited<ReturnType<typeof anAssignment>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
  rented = await aRentedUnit(project);
  linked = await anAssignment({
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: rented.unit.id,
  });
});

const remove = (id: number | string = rented.assignment.id) =>
  call(DELETE, { as: office, params: { id_project_resource: id }, method: "DELETE" });
const rowOf = async (id: number) =>
  (await database().select().from(assignments).where(eq(assignments.id, id)))[0];
const unitNow = async () =>
  (await database().select().from(equipment).where(eq(equipment.id, rented.unit.id)))[0];

async function inChain(assignment: typeof rented.assignment, chain: object = {}) {
  const worksheet = await aWorksheet({ projectId: project.id });
  const { id } = await aCustodyChain({ worksheetId: worksheet.id, ...chain });
  const { id: assignmentId, equipmentId } = assignment;
  return aCustodyChainItem({ chainId: id, assignmentId, equipmentId });
}

test("removes the assignment and its unused services for good, and frees the unit", async () => {
  const { status, body } = await remove();
  expect(status).toBe(204);
  expect(body).toBeNull();
  expect(await rowOf(rented.assignment.id)).toBeUndefined();
  expect(await rowOf(linked.id)).toBeUndefined();
  expect(await unitNow()).toMatchObject({
    availability: "DISPONIBLE",
    currentLocation: null,
    currentProjectId: null,
    commitmentDate: null,
    releaseDate: null,
  });
  expect((await remove()).status).toBe(404);
});

test("of a service leaves the unit where it is", async () => {
  expect((await remove(linked.id)).status).toBe(204);
  expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
  expect(await rowOf(rented.assignment.id)).toBeDefined();
});

test("a service that is used is retired and stays as history", async () => {
  await inChain(linked);
  expect((await remove()).status).toBe(204);
  expect(await rowOf(linked.id)).toMatchObject({ isRetired: true });
});

test("a service whose visits were done is retired with them", async () => {
  const visit = await aVisit({ assignmentId: linked.id });
  expect((await remove()).status).toBe(204);
  expect(await rowOf(linked.id)).toMatchObject({ isRetired: true });
  expect(await database().$count(visits, eq(visits.id, visit.id))).toBe(1);
});

test("of a retired assignment leaves a unit that works elsewhere alone", async () => {
  const other = await aProject();
  const old = await anAssignment({
    projectId: other.id,
    equipmentId: rented.unit.id,
    isRetired: true,
    retirementDate: "2026-01-01",
  });
  expect((await remove(old.id)).status).toBe(204);
  expect(await unitNow()).toMatchObject({ currentProjectId: project.id });
});

describe("is refused with 400", () => {
  test.each(["DRAFT", "COMPLETED", "CANCELLED"] as const)("in a %s chain", async (status) => {
    await inChain(rented.assignment, { status });
    const answer = await remove();
    expect(answer).toMatchObject({ status: 400, body: { code: "assignment_in_custody_chain" } });
    expect(await rowOf(linked.id)).toMatchObject({ isRetired: false });
    expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
  });

  test.each([{ status: "INVOICED" as const }, { isClosed: true }])(
    "billed by %o",
    async (sheet) => {
      const worksheet = await aWorksheet({ projectId: project.id, ...sheet });
      await aWorksheetLine({ worksheetId: worksheet.id, assignmentId: rented.assignment.id });
      expect(await remove()).toMatchObject({ status: 400, body: { code: "assignment_billed" } });
    },
  );
});

describe("is not hindered by", () => {
  test("a deleted chain", async () => {
    const item = await inChain(rented.assignment, { isDeleted: true });
    expect((await remove()).status).toBe(204);
    const kept = await database().select().from(custodyChainItems);
    expect(kept).toMatchObject([{ id: item.id, assignmentId: null, equipmentId: rented.unit.id }]);
  });

  test.each([
    {},
    { status: "LIQUIDATED" as const },
    { status: "INVOICED" as const, isDeleted: true },
  ])("a line of a sheet %o", async (sheet) => {
    const worksheet = await aWorksheet({ projectId: project.id, ...sheet });
    await aWorksheetLine({ worksheetId: worksheet.id, assignmentId: rented.assignment.id });
    expect((await remove()).status).toBe(204);
  });
});

describe("is refused with 404", () => {
  test.each([987_654, 0, -1, "x", "1.5", 2_147_483_648, "1e3"])("id %s", async (id) => {
    expect((await remove(id)).status).toBe(404);
  });

  test.each([{ isActive: false }, { isDeleted: true }])("project %o", async (state) => {
    await database().update(projects).set(state).where(eq(projects.id, project.id));
    expect((await remove()).status).toBe(404);
    expect(await rowOf(rented.assignment.id)).toBeDefined();
  });
});

test("strangers and technicians may not", async () => {
  const asked = { params: { id_project_resource: rented.assignment.id }, method: "DELETE" };
  expect((await call(DELETE, asked)).status).toBe(401);
  expect((await call(DELETE, { ...asked, as: await aSession("TECNICO") })).status).toBe(403);
});

test("parallel removals: one succeeds, the others find nothing", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove()));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    204,
    ...Array.from({ length: 9 }, () => 404),
  ]);
});
