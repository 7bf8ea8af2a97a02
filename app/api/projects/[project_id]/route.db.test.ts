import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment, projects } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aRentedUnit,
  aSession,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE, GET, PUT } from "./route";

type Project = typeof projects.$inferSelect;

let office: Awaited<ReturnType<typeof aSession>>;
let project: Project;

beforeEach(async () => {
  office = await aSession();
  project = await aProject({ cardinalPoint: "N", startDate: "2026-01-10", notes: "nota" });
});

const of = (one: Project, rest: object = {}) => ({
  as: office,
  params: { project_id: one.id },
  ...rest,
});
const change = (body: object, one = project) => call(PUT, of(one, { body, method: "PUT" }));
const remove = (one = project) => call(DELETE, of(one, { method: "DELETE" }));
const stored = async (one = project) =>
  (await database().select().from(projects).where(eq(projects.id, one.id)))[0];

describe("what the path names", () => {
  test.each([
    ["missing", async () => ({ ...project, id: 999_999 })],
    ["inactive", () => aProject({ isActive: false })],
    ["deleted", () => aProject({ isDeleted: true })],
  ])("is 404 when %s", async (_, make) => {
    const one = await make();
    expect((await call(GET, of(one))).status).toBe(404);
    expect((await change({ location: "Otro" }, one)).status).toBe(404);
    expect((await remove(one)).status).toBe(404);
  });

  test("is shown with its cardinal point spelled out", async () => {
    const { status, body } = await call(GET, of(project));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: project.id, cardinal_point: "NORTE", notes: "nota" });
  });

  test("is closed to strangers, and to technicians who would write", async () => {
    expect((await call(GET, { params: { project_id: project.id } })).status).toBe(401);
    const as = await aSession("TECNICO");
    expect((await call(GET, of(project, { as }))).status).toBe(200);
    expect((await call(PUT, of(project, { as, body: {}, method: "PUT" }))).status).toBe(403);
    expect((await call(DELETE, of(project, { as, method: "DELETE" }))).status).toBe(403);
  });
});

describe("changing", () => {
  test("writes the given fields only; null clears an optional one", async () => {
    const { status, body } = await change({ location: "Campo Sur", notes: null });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      location: "Campo Sur",
      notes: null,
      cardinal_point: "NORTE",
      start_date: "2026-01-10",
    });
    expect(await stored()).toMatchObject({ updatedBy: office.user.id });
  });

  test("coordinates are kept as maps write them, and told where they are known", async () => {
    const { body } = await change({ coordinates: " 0,4629 S; 76,9936 O " });
    expect(body.data.coordinates).toBe("-0.4629, -76.9936");
    expect(await change({ coordinates: "91, 0" })).toMatchObject({
      status: 400,
      body: { field_errors: { coordinates: [expect.stringContaining("latitud y longitud")] } },
    });
    expect((await change({ coordinates: "" })).body.data).not.toHaveProperty("coordinates");
  });

  test("moves the units of the project with its site", async () => {
    const { unit } = await aRentedUnit(project);
    const elsewhere = await anEquipment();
    await change({ location: "Campo Sur" });
    const [there, here] = await Promise.all(
      [unit, elsewhere].map(({ id }) =>
        database().select().from(equipment).where(eq(equipment.id, id)),
      ),
    );
    expect(there?.[0]).toMatchObject({ currentLocation: "Campo Sur", availability: "RENTADO" });
    expect(here?.[0]).toMatchObject({ currentLocation: null });
  });

  test("an empty change changes nothing", async () => {
    const { status } = await change({});
    expect(status).toBe(200);
    expect(await stored()).toEqual(project);
  });

  test.each([
    ["null where required", { location: null }, "location"],
    ["a null start", { start_date: null }, "start_date"],
    ["an end before the start", { end_date: "2026-01-09" }, "end_date"],
    ["a bad flag", { is_active: "si" }, "is_active"],
  ])("refuses %s", async (_, body, field) => {
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { code: "validation_error", field_errors: { [field]: [expect.any(String)] } },
    });
    expect(await stored()).toEqual(project);
  });

  test("refuses to start after work that is already assigned", async () => {
    await anAssignment({ projectId: project.id, startDate: "2026-02-01" });
    expect(await change({ start_date: "2026-02-02" })).toMatchObject({
      status: 400,
      body: { field_errors: { start_date: [expect.any(String)] } },
    });
    expect((await change({ start_date: "2026-02-01" })).status).toBe(200);
  });

  test("takes another client, active only", async () => {
    const other = await aPartner({ name: "Otra" });
    const gone = await aPartner({ isActive: false });
    expect((await change({ partner_id: gone.id })).status).toBe(404);
    expect((await change({ partner_id: other.id })).body.data.partner_name).toBe("Otra");
  });

  test("a closed project takes no change", async () => {
    const closed = await aProject({ isClosed: true });
    expect(await change({ location: "Otro" }, closed)).toMatchObject({
      status: 400,
      body: { code: "project_closed" },
    });
  });

  test("deactivates, and reactivates what it deactivated", async () => {
    const off = await change({ is_active: false });
    expect(off).toMatchObject({ status: 200, body: { data: { is_active: false } } });
    expect((await call(GET, of(project))).status).toBe(404);
    expect(await change({ is_active: true })).toMatchObject({
      status: 200,
      body: { data: { is_active: true } },
    });
  });
});

describe("deleting", () => {
  test("is soft, and 404 afterwards", async () => {
    expect(await remove()).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await stored()).toMatchObject({ isDeleted: true });
    expect((await remove()).status).toBe(404);
  });

  test("is refused while something is assigned, allowed once it is retired", async () => {
    await aRentedUnit(project);
    expect(await remove()).toMatchObject({ status: 400, body: { code: "project_in_use" } });
    expect(await stored()).toMatchObject({ isDeleted: false });
    const other = await aProject();
    await anAssignment({ projectId: other.id, isRetired: true, retirementDate: "2026-02-01" });
    expect((await remove(other)).status).toBe(200);
  });
});
