import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { calendarEvents, projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { wholeEvent } from "@/lib/calendar/testing";
import { call } from "@/lib/http/testing";
import { GET as get } from "./[event_id]/route";
import { GET, POST } from "./route";

const nobody = 2_147_483_647;

let field: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
  project = await make.aProject();
});

type Given = Record<string, unknown>;

const create = (given: Given = {}, asked: object = {}) =>
  call(POST, {
    as: field,
    body: { project_id: project.id, title: "Visita", start_date: "2026-01-15", ...given },
    ...asked,
  });
const read = (id: number) => call(get, { as: field, params: { event_id: id } });
const list = (query: Record<string, string | number> = {}) => call(GET, { as: field, query });
const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

describe("POST", () => {
  test("writes every field and what it concerns", async () => {
    const member = await make.aStaffMember();
    const { unit, assignment } = await make.aRentedUnit(project);
    const other = await make.anEquipment();
    const { status, body } = await create({
      ...wholeEvent,
      responsible_technical_id: member.id,
      details: [
        {
          resource_item_id: unit.id,
          project_resource_item_id: assignment.id,
          description: "Bomba",
          cost: "25.50",
          is_completed: true,
          completed_date: "2026-01-14",
        },
        { resource_item_id: other.id, completed_date: "2026-01-14" },
      ],
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...wholeEvent,
      id: expect.any(Number),
      project_id: project.id,
      project_name: expect.stringMatching(`^Proyecto ${project.id} - `),
      event_type_display: "Inspección",
      priority_display: "Urgente",
      status_display: "En curso",
      responsible_technical_id: member.id,
      responsible_technical_name: "Jaime Grefa",
      details: [
        {
          id: expect.any(Number),
          resource_item_id: unit.id,
          resource_item_code: unit.code,
          resource_item_name: unit.name,
          project_resource_item_id: assignment.id,
          description: "Bomba",
          cost: 25.5,
          is_completed: true,
          completed_date: "2026-01-14",
        },
        {
          id: expect.any(Number),
          resource_item_id: other.id,
          resource_item_code: other.code,
          resource_item_name: other.name,
          project_resource_item_id: null,
          description: null,
          cost: 0,
          is_completed: false,
          completed_date: null,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await read(body.data.id)).body.data).toEqual(body.data);
  });

  test("needs a project, a title and a day", async () => {
    const { status, body } = await create({ event_type: null, details: null, end_date: null });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      end_date: "2026-01-15",
      start_time: null,
      event_type: "MAINTENANCE",
      priority: "MEDIUM",
      status: "SCHEDULED",
      responsible_technical_name: null,
      details: [],
    });
  });

  test("an item completed without a day was completed today", async () => {
    const unit = await make.anEquipment();
    const { body } = await create({ details: [{ resource_item_id: unit.id, is_completed: true }] });
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Guayaquil" });
    expect(body.data.details[0].completed_date).toBe(today);
  });

  test.each([
    ["project_id", undefined],
    ["project_id", "1"],
    ["title", "  "],
    ["start_date", "2026-02-30"],
    ["start_date", null],
    ["end_date", "2026-01-14"],
    ["start_time", "24:00"],
    ["start_time", "8:00"],
    ["event_type", "PARTY"],
    ["priority", "low"],
    ["status", "DONE"],
    ["responsible_technical_id", 0],
    ["notes", "a\0b"],
    ["details", [{}]],
    ["details", [{ resource_item_id: 1, cost: -1 }]],
  ])("refuses %s %j", async (name, value) => {
    const { status, body } = await create({ [name]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.field_errors)[0]).toMatch(new RegExp(`^${name}`));
    expect(await database().$count(calendarEvents)).toBe(0);
  });

  test("refuses one that ends before it starts on the same day", async () => {
    const { status, body } = await create({ start_time: "10:00", end_time: "09:59" });
    expect([status, Object.keys(body.field_errors)]).toEqual([400, ["end_time"]]);
  });

  test("what the body names must exist", async () => {
    const inactive = await make.aStaffMember({ isActive: false });
    const unit = await make.anEquipment();
    const gone = [
      { project_id: nobody },
      { project_id: (await make.aProject({ isActive: false })).id },
      { project_id: (await make.aProject({ isDeleted: true })).id },
      { responsible_technical_id: nobody },
      { responsible_technical_id: inactive.id },
      { details: [{ resource_item_id: nobody }] },
      { details: [{ resource_item_id: unit.id, project_resource_item_id: nobody }] },
    ];
    for (const given of gone) expect((await create(given)).status).toBe(404);
    expect(await database().$count(calendarEvents)).toBe(0);
  });

  test("refuses the assignment of another project", async () => {
    const { equipmentId, id } = await make.anAssignment();
    const details = [{ resource_item_id: equipmentId, project_resource_item_id: id }];
    expect(await create({ details })).toMatchObject({
      status: 400,
      body: { field_errors: { details: [expect.any(String)] } },
    });
  });

  test("a closed project takes none", async () => {
    await database().update(projects).set({ isClosed: true });
    expect(await create()).toMatchObject({ status: 400, body: { code: "project_closed" } });
    expect((await create({ responsible_technical_id: nobody })).status).toBe(404);
  });

  test("the same key creates one", async () => {
    const headers = { "idempotency-key": "k" };
    const [first, again] = [await create({}, { headers }), await create({}, { headers })];
    expect(again.body).toEqual(first.body);
    expect(await database().$count(calendarEvents)).toBe(1);
  });
});

describe("GET", () => {
  test("an event belongs to a window when any of its days does", async () => {
    const [before, across, inside, after] = [
      await make.aCalendarEvent({ startDate: "2026-01-30", endDate: "2026-01-31" }),
      await make.aCalendarEvent({ startDate: "2026-01-31", endDate: "2026-02-01" }),
      await make.aCalendarEvent({ startDate: "2026-02-28", endDate: "2026-03-05" }),
      await make.aCalendarEvent({ startDate: "2026-03-01", endDate: "2026-03-01" }),
    ];
    const asked = async (query: Record<string, string>) => idsOf((await list(query)).body.data);
    const february = [across.id, inside.id];
    expect(await asked({})).toEqual([before.id, across.id, inside.id, after.id]);
    expect(await asked({ from: "2026-02-01", to: "2026-02-28" })).toEqual(february);
    expect(await asked({ year: "2026", month: "2" })).toEqual(february);
    expect(await asked({ year: "2026", month: "02" })).toEqual(february);
    expect(await asked({ year: "2026", month: "12" })).toEqual([]);
    expect(await asked({ year: "2026" })).toHaveLength(4);
    expect(await asked({ from: "2026-03-01" })).toEqual([inside.id, after.id]);
    expect(await asked({ to: "2026-01-30" })).toEqual([before.id]);
    expect(await asked({ year: "", month: "", from: "", to: "" })).toHaveLength(4);
    expect(await asked({ event_type: "", status: "", project_id: "" })).toHaveLength(4);
    expect(await asked({ project_id: String(inside.projectId) })).toEqual([inside.id]);
  });

  test("narrows by kind, status and responsible; whole days come first", async () => {
    const member = await make.aStaffMember();
    const timed = await make.aCalendarEvent({ startTime: "07:00", type: "REMOVAL" });
    const whole = await make.aCalendarEvent({ staffId: member.id, status: "CANCELLED" });
    expect(idsOf((await list()).body.data)).toEqual([whole.id, timed.id]);
    expect(idsOf((await list({ event_type: "REMOVAL" })).body.data)).toEqual([timed.id]);
    expect(idsOf((await list({ status: "CANCELLED" })).body.data)).toEqual([whole.id]);
    expect(idsOf((await list({ responsible_technical_id: member.id })).body.data)).toEqual([
      whole.id,
    ]);
  });

  test("pages when asked", async () => {
    for (const _ of [1, 2, 3]) await make.aCalendarEvent();
    expect((await list()).body.count).toBeUndefined();
    expect((await list({ page: 2, page_size: 2 })).body).toMatchObject({ count: 3, page: 2 });
  });

  test.each([
    [{ from: "2026-02-30" }, "from"],
    [{ from: "2026-02-02", to: "2026-02-01" }, "to"],
    [{ year: "26" }, "year"],
    [{ month: "2" }, "year"],
    [{ year: "2026", month: "13" }, "month"],
    [{ project_id: "x" }, "project_id"],
  ])("refuses %j", async (query, name) => {
    const { status, body } = await list(query);
    expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
  });
});

test("in as many queries for one as for many", async () => {
  const queriesOf = () => countQueries(list);
  const details = [{ resource_item_id: (await make.anEquipment()).id }];
  await create({ details });
  const few = await queriesOf();
  for (const _ of [1, 2, 3]) await create({ details });
  expect(await queriesOf()).toBe(few);
});
