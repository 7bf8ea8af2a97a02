import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, changes, projects, visits, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST } from "./route";

const nobody = 2_147_483_647;

let field: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let service: Awaited<ReturnType<typeof make.anAssignment>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
  project = await make.aProject();
  service = await make.anAssignment({
    projectId: project.id,
    kind: "SERVICIO",
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [3],
    cost: "40.00",
  });
});

type Given = Record<string, unknown>;

const mark = (given: Given = {}, asked: object = {}) =>
  call(POST, {
    as: field,
    body: { project_resource_id: service.id, date: "2026-01-15", status: "DONE", ...given },
    ...asked,
  });
const recorded = () => database().$count(visits);

describe("POST", () => {
  test("records a visit once a planned day: 201, then 200", async () => {
    const member = await make.aStaffMember();
    const { status, body } = await mark({ technical_id: member.id, notes: "Todo bien" });
    expect([status, body.message]).toEqual([201, expect.any(String)]);
    expect(body.data).toEqual({
      id: expect.any(Number),
      project_resource_id: service.id,
      project_id: project.id,
      planned_date: "2026-01-15",
      date: "2026-01-15",
      status: "DONE",
      moved_to: null,
      reason: null,
      technical_id: member.id,
      notes: "Todo bien",
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const again = await mark({ status: "SKIPPED", reason: "Lluvia", notes: null });
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({
      id: body.data.id,
      status: "SKIPPED",
      reason: "Lluvia",
      technical_id: member.id,
      notes: null,
    });
    expect(await recorded()).toBe(1);
    const log = await database().select().from(changes).orderBy(changes.id);
    expect(log.at(-1)).toMatchObject({ recordType: "schedule_visit", userId: field.user.id });
  });

  test("a moved visit that is done stays on its new day; skipped, it is back on its own", async () => {
    const moved = await mark({ status: "MOVED", moved_to: "2026-01-17", reason: "Feriado" });
    expect(moved.body.data).toMatchObject({
      date: "2026-01-17",
      planned_date: "2026-01-15",
      moved_to: "2026-01-17",
      reason: "Feriado",
    });
    expect((await mark()).body.data).toMatchObject({
      status: "DONE",
      date: "2026-01-17",
      reason: null,
    });
    expect((await mark({ status: "SKIPPED", reason: "x" })).body.data).toMatchObject({
      date: "2026-01-15",
      moved_to: null,
    });
    expect((await mark({ moved_to: "2026-01-18" })).body.data.moved_to).toBeNull();
  });

  test("the same visit marked at once is one record", async () => {
    const answers = await Promise.all([mark(), mark(), mark(), mark()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(await recorded()).toBe(1);
  });

  test("the same key answers the same", async () => {
    const headers = { "idempotency-key": "k" };
    const [first, again] = [await mark({}, { headers }), await mark({}, { headers })];
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test.each([
    ["project_resource_id", null],
    ["project_resource_id", "1"],
    ["date", undefined],
    ["date", "2026-02-30"],
    ["status", "PLANNED"],
    ["status", undefined],
    ["technical_id", 0],
    ["notes", "a\0b"],
  ])("refuses %s %j", async (name, value) => {
    const { status, body } = await mark({ [name]: value });
    expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
    expect(await recorded()).toBe(0);
  });

  test.each([
    [{ status: "MOVED" }, "moved_to"],
    [{ status: "MOVED", moved_to: "2026-01-15" }, "moved_to"],
    [{ status: "MOVED", moved_to: "x" }, "moved_to"],
    [{ status: "MOVED", moved_to: "2025-12-31" }, "moved_to"],
    [{ status: "SKIPPED" }, "reason"],
    [{ status: "SKIPPED", reason: " " }, "reason"],
  ])("refuses %j", async (given, name) => {
    const { status, body } = await mark(given);
    expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
    expect(await recorded()).toBe(0);
  });

  test("a day that is no occurrence is refused", async () => {
    await database().update(assignments).set({ endDate: "2026-01-20" });
    for (const date of ["2026-01-14", "2025-12-25", "2026-01-22"])
      expect(await mark({ date })).toMatchObject({
        status: 400,
        body: { code: "not_an_occurrence" },
      });
    const beyond = await mark({ status: "MOVED", moved_to: "2026-01-21" });
    expect(Object.keys(beyond.body.field_errors)).toEqual(["moved_to"]);
  });

  test("a retired service takes what is planned until that day", async () => {
    await database()
      .update(assignments)
      .set({ isRetired: true, retirementDate: "2026-01-15", retirementReason: "Fin" });
    expect((await mark()).status).toBe(201);
    expect((await mark({ date: "2026-01-22" })).status).toBe(400);
  });

  test("a visit brought forward outlives the day it was planned for", async () => {
    await mark({ date: "2026-01-22", status: "MOVED", moved_to: "2026-01-13" });
    await database()
      .update(assignments)
      .set({ isRetired: true, retirementDate: "2026-01-14", retirementReason: "Fin" });
    expect(await mark({ date: "2026-01-22" })).toMatchObject({
      status: 200,
      body: { data: { status: "DONE", date: "2026-01-13" } },
    });
    expect((await mark({ date: "2026-01-29" })).status).toBe(400);
  });

  test("what was recorded can still change when the frequency did", async () => {
    await mark();
    await database()
      .update(assignments)
      .set({ weekdays: [0] });
    expect((await mark({ status: "SKIPPED", reason: "x" })).status).toBe(200);
    expect((await mark({ date: "2026-01-22" })).status).toBe(400);
  });

  test("equipment has no visits", async () => {
    const { id } = await make.anAssignment({ projectId: project.id });
    expect(await mark({ project_resource_id: id })).toMatchObject({
      status: 400,
      body: { code: "no_visits" },
    });
  });

  test("what the body names must exist", async () => {
    const inactive = await make.aStaffMember({ isActive: false });
    for (const given of [
      { project_resource_id: nobody },
      { technical_id: nobody },
      { technical_id: inactive.id },
    ])
      expect((await mark(given)).status).toBe(404);
    await database().update(projects).set({ isActive: false });
    expect((await mark()).status).toBe(404);
  });

  test("a closed project takes none", async () => {
    await mark();
    await database().update(projects).set({ isClosed: true });
    for (const answer of [await mark(), await mark({ date: "2026-01-22" })])
      expect(answer).toMatchObject({ status: 400, body: { code: "project_closed" } });
  });
});

describe("the open work sheet of the period", () => {
  const lines = async () =>
    (await database().select().from(worksheetLines)).map(({ quantity, subtotal, billedDays }) => [
      quantity,
      subtotal,
      billedDays,
    ]);

  test("bills the days on which a visit was done", async () => {
    await make.aWorksheet({ projectId: project.id });
    await mark({ date: "2026-01-08" });
    await mark();
    expect(await lines()).toEqual([["2.00", "80.00", ["2026-01-08", "2026-01-15"]]]);
    const [sheet] = await database().select().from(worksheets);
    expect(sheet?.total).toBe("92.00");
  });

  test("bills a visit on the day it moved to once done there, and none that is skipped", async () => {
    await make.aWorksheet({ projectId: project.id });
    await mark();
    await mark({ status: "MOVED", moved_to: "2026-01-17" });
    expect(await lines()).toEqual([]);
    await mark();
    expect(await lines()).toEqual([["1.00", "40.00", ["2026-01-17"]]]);
    await mark({ status: "SKIPPED", reason: "Lluvia" });
    expect(await lines()).toEqual([]);
  });
});
