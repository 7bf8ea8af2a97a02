import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects, worksheets } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  aToken,
  aWorksheet,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { POST as add } from "../../resources/add/route";
import { GET, POST } from "./route";

type Project = typeof projects.$inferSelect;

let office: Awaited<ReturnType<typeof aSession>>;
let project: Project;
let today: string;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
  today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Guayaquil" }).format(new Date());
});

const of = (id = project.id) => ({ as: office, params: { project_id: id } });
const review = (id?: number) => call(GET, of(id));
const close = (id?: number) => call(POST, { ...of(id), method: "POST" });
const storedProject = async () =>
  (await database().select().from(projects).where(eq(projects.id, project.id)))[0];
const unitOf = async (id: number) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];
const assignmentsOf = (id = project.id) =>
  database()
    .select()
    .from(assignments)
    .where(eq(assignments.projectId, id))
    .orderBy(asc(assignments.id));
const gradesOf = (body: { alerts: { type: string }[] }) => body.alerts.map(({ type }) => type);

const serve = async (given: object) =>
  anAssignment({
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO",
    ...given,
  });

describe("validating", () => {
  test("says what would happen and changes nothing", async () => {
    const { unit } = await aRentedUnit(project);
    await serve({ servedEquipmentId: unit.id });
    const { status, body } = await review();
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
    expect(await storedProject()).toEqual(project);
    expect(await unitOf(unit.id)).toMatchObject({ availability: "RENTADO" });
  });

  test("an open sheet is an error and, not being closed, a warning", async () => {
    const sheet = await aWorksheet({ projectId: project.id });
    await aWorksheet({ projectId: project.id, isDeleted: true });
    await aWorksheet({ projectId: project.id, status: "CANCELLED" });
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, can_close: false, message: expect.any(String) });
    const way = {
      link: `/projects/${project.id}/work-sheets/${sheet.id}`,
      link_text: expect.any(String),
    };
    expect(body.alerts).toEqual([
      { type: "error", message: expect.stringContaining(sheet.seriesCode), ...way },
      { type: "warning", message: expect.stringContaining("EN EJECUCIÓN"), ...way },
    ]);
    expect(body.alerts[0].message).toContain(`La planilla ${sheet.id} `);
  });

  test("a sheet that is liquidated but not closed only warns", async () => {
    await aWorksheet({ projectId: project.id, status: "LIQUIDATED" });
    await aWorksheet({ projectId: project.id, status: "INVOICED", isClosed: true });
    const { body } = await review();
    expect(body.can_close).toBe(true);
    expect(gradesOf(body)).toEqual(["warning", "info"]);
  });

  test("asks the same number of queries whatever the size of the project", async () => {
    const asks = () => countQueries(review);
    const few = await asks();
    for (let count = 0; count < 5; count += 1) {
      await aRentedUnit(project);
      await aWorksheet({ projectId: project.id });
    }
    expect(await asks()).toBe(few);
  });
});

describe("closing", () => {
  test("brings everything back, once", async () => {
    const { unit, assignment } = await aRentedUnit(project);
    const linked = await serve({ servedEquipmentId: unit.id });
    const standalone = await serve({});
    const retired = await anAssignment({
      projectId: project.id,
      isRetired: true,
      retirementDate: "2026-02-01",
      retirementReason: "Antes",
    });
    const elsewhere = await aRentedUnit(await aProject());

    const { status, body } = await close();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.any(String),
      released_equipment: [{ id: unit.id, code: unit.code, name: unit.name }],
      released_equipment_count: 1,
    });
    expect(gradesOf(body)).toEqual(["info", "info", "info"]);

    const ended = {
      isRetired: true,
      retirementDate: today,
      retirementReason: expect.stringContaining(String(project.id)),
    };
    expect(await assignmentsOf()).toEqual([
      expect.objectContaining({ id: assignment.id, ...ended }),
      expect.objectContaining({ id: linked.id, ...ended }),
      expect.objectContaining({ id: standalone.id, ...ended }),
      expect.objectContaining({ id: retired.id, retirementReason: "Antes" }),
    ]);
    expect(await unitOf(unit.id)).toMatchObject({
      availability: "DISPONIBLE",
      currentLocation: null,
      currentProjectId: null,
      commitmentDate: null,
      releaseDate: null,
    });
    expect(await storedProject()).toMatchObject({
      isClosed: true,
      endDate: today,
      closedOn: today,
      updatedBy: office.user.id,
    });
    expect(await unitOf(elsewhere.unit.id)).toMatchObject({ availability: "RENTADO" });

    for (const again of [await close(), await review()])
      expect(again).toMatchObject({
        status: 400,
        body: {
          success: false,
          error: expect.any(String),
          code: "project_closed",
          can_close: false,
          message: expect.any(String),
          alerts: [],
        },
      });
  });

  test("retires services left behind by units that are gone already", async () => {
    const gone = await anEquipment();
    const service = await serve({ servedEquipmentId: gone.id });
    expect((await close()).body.released_equipment_count).toBe(0);
    expect(await assignmentsOf()).toEqual([
      expect.objectContaining({ id: service.id, isRetired: true }),
    ]);
  });

  test("keeps the end date that the project has", async () => {
    const planned = await aProject({ endDate: "2026-12-31" });
    expect((await close(planned.id)).status).toBe(200);
    const [stored] = await database().select().from(projects).where(eq(projects.id, planned.id));
    expect(stored).toMatchObject({ isClosed: true, endDate: "2026-12-31", closedOn: today });
  });

  test("a project that has not begun ends on the day it would begin", async () => {
    const future = await aProject({ startDate: "2199-01-01" });
    expect((await close(future.id)).status).toBe(200);
    const [stored] = await database().select().from(projects).where(eq(projects.id, future.id));
    expect(stored).toMatchObject({ endDate: "2199-01-01", closedOn: today });
  });

  test("is refused while a sheet is in progress, and changes nothing", async () => {
    const { unit } = await aRentedUnit(project);
    const sheets = [
      await aWorksheet({ projectId: project.id }),
      await aWorksheet({ projectId: project.id }),
    ];
    const before = [await assignmentsOf(), await unitOf(unit.id), await storedProject()];
    const { status, body } = await close();
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: "project_not_closable",
      can_close: false,
      message: expect.any(String),
    });
    const errors = body.alerts.filter(({ type }: { type: string }) => type === "error");
    expect(errors).toHaveLength(2);
    for (const [at, sheet] of sheets.entries())
      expect(errors[at].message).toContain(sheet.seriesCode);
    expect([await assignmentsOf(), await unitOf(unit.id), await storedProject()]).toEqual(before);

    await database().update(worksheets).set({ status: "LIQUIDATED" });
    expect((await close()).status).toBe(200);
  });

  test("two at once: one closes, the other finds it closed", async () => {
    const { unit } = await aRentedUnit(project);
    const answers = await Promise.all([close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({ code: "project_closed", can_close: false, alerts: [] });
    expect(await unitOf(unit.id)).toMatchObject({ availability: "DISPONIBLE" });
  });

  test("while something is added: nothing stays active in a closed project", async () => {
    const units = await Promise.all([anEquipment(), anEquipment(), anEquipment()]);
    const adding = units.map((unit) =>
      call(add, {
        as: office,
        body: [
          {
            project_id: project.id,
            resource_id: unit.id,
            cost: "5",
            maintenance_cost: "9",
            operation_start_date: "2026-01-05",
          },
        ],
      }),
    );
    const [closed, ...added] = await Promise.all([close(), ...adding]);
    expect(closed.status).toBe(200);
    for (const { status, body } of added)
      expect(status === 201 || body.code === "project_closed").toBe(true);
    expect((await assignmentsOf()).every(({ isRetired }) => isRetired)).toBe(true);
    for (const unit of units)
      expect(await unitOf(unit.id)).toMatchObject({
        availability: "DISPONIBLE",
        currentProjectId: null,
      });
  });

  test("a failure midway answers 500 without leaking and rolls everything back", async () => {
    const { unit } = await aRentedUnit(project);
    await serve({});
    const before = [await assignmentsOf(), await unitOf(unit.id), await storedProject()];
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await database().execute(sql`
      create function refuse_closure() returns trigger language plpgsql as
      $$ begin raise exception 'secret detail of the server'; end $$`);
    await database().execute(sql`
      create trigger refuse_closure before update of is_closed on projects
      for each row execute function refuse_closure()`);
    try {
      const { status, body } = await close();
      expect(status).toBe(500);
      expect(body).toMatchObject({ success: false, code: "server_error", can_close: false });
      expect(JSON.stringify(body)).not.toMatch(/secret|projects|trigger|select|update/i);
    } finally {
      await database().execute(sql`drop function refuse_closure() cascade`);
      said.mockRestore();
    }
    expect([await assignmentsOf(), await unitOf(unit.id), await storedProject()]).toEqual(before);
    expect((await close()).status).toBe(200);
  });
});

describe("who and what", () => {
  test.each([
    ["missing", async () => 999_999],
    ["inactive", async () => (await aProject({ isActive: false })).id],
    ["deleted", async () => (await aProject({ isDeleted: true })).id],
    ["no number", async () => "abc"],
    ["too large", async () => 2_147_483_648],
  ])("404 when the project is %s", async (_, id) => {
    const params = { project_id: await id() };
    for (const answer of [
      await call(GET, { as: office, params }),
      await call(POST, { as: office, params, method: "POST" }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { success: false, code: "not_found" } });
  });

  test("strangers 401; technicians and read tokens may look, not close", async () => {
    const params = { project_id: project.id };
    expect((await call(GET, { params })).status).toBe(401);
    expect((await call(POST, { params, method: "POST" })).status).toBe(401);
    for (const as of [await aSession("TECNICO"), await aToken("ADMINISTRATIVO", "read")]) {
      expect((await call(GET, { as, params })).status).toBe(200);
      expect((await call(POST, { as, params, method: "POST" })).status).toBe(403);
    }
    expect(await storedProject()).toEqual(project);
  });
});
