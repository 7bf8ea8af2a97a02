import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { calendarEventItems, equipment, staff } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { wholeEvent } from "@/lib/calendar/testing";
import { call } from "@/lib/http/testing";
import { POST } from "../route";
import { GET, PATCH, PUT } from "./route";

const nobody = 2_147_483_647;

let field: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
  project = await make.aProject();
});

type Given = Record<string, unknown>;

const create = (given: Given = {}) =>
  call(POST, {
    as: field,
    body: { project_id: project.id, title: "Visita", start_date: "2026-01-15", ...given },
  });
const update = (id: number, body: Given) =>
  call(PUT, { as: field, params: { event_id: id }, body, method: "PUT" });
const read = (id: number) => call(GET, { as: field, params: { event_id: id } });

test("GET gives an event with what it concerns, and none that is gone", async () => {
  const member = await make.aStaffMember();
  const unit = await make.anEquipment();
  const details = [{ resource_item_id: unit.id, cost: "25.50" }];
  const created = await create({ ...wholeEvent, responsible_technical_id: member.id, details });
  const { status, body } = await read(created.body.data.id);
  expect([status, body]).toEqual([200, { success: true, data: created.body.data }]);
  const gone = [
    await make.aCalendarEvent({ isDeleted: true }),
    await make.aCalendarEvent({ projectId: (await make.aProject({ isDeleted: true })).id }),
    await make.aCalendarEvent({ projectId: (await make.aProject({ isActive: false })).id }),
  ];
  for (const { id } of [...gone, { id: nobody }]) {
    expect((await read(id)).status).toBe(404);
    expect((await update(id, { title: null })).status).toBe(404);
  }
});

test("PUT and PATCH change the given fields; null clears", async () => {
  const unit = await make.anEquipment();
  const created = await create({ ...wholeEvent, details: [{ resource_item_id: unit.id }] });
  const { id, details } = created.body.data;
  const { status, body } = await update(id, { notes: null, priority: null, status: "COMPLETED" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...wholeEvent,
    notes: null,
    priority: "MEDIUM",
    status: "COMPLETED",
    details,
  });
  const patched = await call(PATCH, {
    as: field,
    params: { event_id: id },
    body: { end_date: null, end_time: "", details: [] },
    method: "PATCH",
  });
  expect(patched.body.data).toMatchObject({
    end_date: "2026-01-15",
    end_time: null,
    details: [],
  });
  expect(await database().$count(calendarEventItems)).toBe(0);
});

test("an event of one day stays so, a longer one keeps its end", async () => {
  const short = (await create()).body.data;
  const { body } = await update(short.id, { start_date: "2026-01-20" });
  expect(body.data.end_date).toBe("2026-01-20");
  const long = (await create({ end_date: "2026-01-18" })).body.data;
  expect((await update(long.id, { start_date: "2026-01-16" })).body.data.end_date).toBe(
    "2026-01-18",
  );
  expect((await update(long.id, { start_date: "2026-01-19" })).status).toBe(400);
});

test("PUT refuses what is wrong, and changes nothing", async () => {
  const { body } = await create({ end_date: "2026-01-16" });
  const closed = await make.aProject({ isClosed: true });
  const wrong: [Given, number][] = [
    [{ title: null }, 400],
    [{ start_date: null }, 400],
    [{ end_date: "2026-01-14" }, 400],
    [{ project_id: nobody }, 404],
    [{ project_id: nobody, start_date: "2026-01-15", end_date: "2026-01-14" }, 400],
    [{ project_id: closed.id }, 400],
    [{ responsible_technical_id: nobody }, 404],
    [{ details: [{ resource_item_id: nobody }] }, 404],
  ];
  for (const [asked, status] of wrong)
    expect([asked, (await update(body.data.id, asked)).status]).toEqual([asked, status]);
  expect((await read(body.data.id)).body.data).toEqual(body.data);
});

test("an event goes to another project, unless it concerns assignments of the first", async () => {
  const there = await make.aProject();
  const free = (await create()).body.data;
  expect((await update(free.id, { project_id: there.id })).body.data.project_id).toBe(there.id);
  const { unit, assignment } = await make.aRentedUnit(project);
  const details = [{ resource_item_id: unit.id, project_resource_item_id: assignment.id }];
  const bound = (await create({ details })).body.data;
  expect((await update(bound.id, { project_id: there.id })).status).toBe(400);
  const moved = await update(bound.id, { project_id: there.id, details: [] });
  expect(moved.body.data).toMatchObject({ project_id: there.id, details: [] });
});

test("an event keeps a unit that was deleted since, and takes no other such", async () => {
  const details = [{ resource_item_id: (await make.anEquipment()).id }];
  const { id } = (await create({ details })).body.data;
  const other = (await create()).body.data;
  await database().update(equipment).set({ isDeleted: true });
  expect((await update(id, { details, notes: "x" })).body.data.details).toMatchObject(details);
  expect((await update(other.id, { details })).status).toBe(404);
});

test("an event keeps a responsible who became inactive", async () => {
  const member = await make.aStaffMember();
  const { body } = await create({ responsible_technical_id: member.id });
  await database().update(staff).set({ isActive: false });
  const asked = { responsible_technical_id: member.id, notes: "x" };
  expect((await update(body.data.id, asked)).status).toBe(200);
});

test("a unit whose item does not say so stays done; null undoes it", async () => {
  const [one, other] = [await make.anEquipment(), await make.anEquipment()];
  const done = { is_completed: true, completed_date: "2026-01-15" };
  const details = [{ resource_item_id: one.id, ...done }, { resource_item_id: other.id }];
  const { id } = (await create({ details })).body.data;
  const standings = async (items: Given[]) =>
    (await update(id, { details: items })).body.data.details.map((item: Given) => [
      item.resource_item_id,
      item.is_completed,
      item.completed_date,
    ]);
  const named = { resource_item_id: one.id };
  expect(await standings([{ resource_item_id: other.id }, { ...named, cost: "3.50" }])).toEqual([
    [other.id, false, null],
    [one.id, true, "2026-01-15"],
  ]);
  expect(await standings([{ ...named, is_completed: true }, named])).toEqual([
    [one.id, true, "2026-01-15"],
    [one.id, false, null],
  ]);
  expect(await standings([{ ...named, is_completed: null }])).toEqual([[one.id, false, null]]);
});
