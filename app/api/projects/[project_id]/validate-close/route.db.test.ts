import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment, projects } from "@/db/schema";
import {
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  aWorksheet,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as review } from "../close/route";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
});

const of = (project_id: number | string = project.id, as = office) => ({
  as,
  params: { project_id },
});

test("says what would happen and changes nothing", async () => {
  const { unit } = await aRentedUnit(project);
  await anAssignment({
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
  });
  const { status, body } = await call(GET, of());
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    can_close: true,
    message: "El proyecto se puede cerrar.",
    alerts: [
      { type: "info", message: `Se liberará 1 equipo: ${unit.code} ${unit.name}.` },
      { type: "info", message: "Se retirará 1 servicio activo." },
      { type: "info", message: expect.stringContaining("listo para cerrarse") },
    ],
  });
  expect(await database().select().from(projects).where(eq(projects.id, project.id))).toEqual([
    project,
  ]);
  const [kept] = await database().select().from(equipment).where(eq(equipment.id, unit.id));
  expect(kept).toMatchObject({ availability: "RENTADO" });
});

test("an open sheet is 200 and hinders, a closed project 400, each as close/ says it", async () => {
  await aWorksheet({ projectId: project.id });
  const hindered = await call(GET, of());
  expect(hindered).toMatchObject({ status: 200, body: { success: true, can_close: false } });
  expect(hindered.body).toEqual((await call(review, of())).body);

  const { id } = await aProject({ isClosed: true });
  const closed = await call(GET, of(id));
  expect(closed).toMatchObject({
    status: 400,
    body: { success: false, code: "project_closed", can_close: false, alerts: [] },
  });
  expect(closed.body).toEqual((await call(review, of(id))).body);
});

test("404 for a project that is missing or gone; technicians may look", async () => {
  const gone = [
    await aProject({ isActive: false }),
    await aProject({ isDeleted: true }),
    { id: 999_999 },
  ];
  for (const { id } of gone)
    expect(await call(GET, of(id))).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect((await call(GET, of(project.id, await aSession("TECNICO")))).status).toBe(200);
});
