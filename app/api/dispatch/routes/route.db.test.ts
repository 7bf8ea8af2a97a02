import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aDailyService, listStanding, visitStop } from "@/lib/dispatch/testing";
import { call } from "@/lib/http/testing";
import { GET } from "../route";
import { PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let staffId: number;
let [first, second]: number[] = [];

const day = "2026-03-12";

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
  staffId = (await make.aStaffMember({ firstName: "Ana", lastName: "Ruiz" })).id;
  first = (await aDailyService()).id;
  second = (await aDailyService()).id;
});

type Stop = Record<string, unknown>;

const save = (stops: Stop[], given: object = {}, headers: Record<string, string> = {}) =>
  call(PUT, {
    as: office,
    method: "PUT",
    body: { date: day, technical_id: staffId, stops, ...given },
    headers,
  });
const visit = (id: number | undefined, on = day) => visitStop(id ?? 0, on);
const board = async () =>
  (await call(GET, { as: office, query: { from: day, to: day } })).body.data[0];

test("a route is what was last saved, in its order, and saving it again changes nothing", async () => {
  const vehicle = await make.aVehicle();
  const given = { vehicle_id: vehicle.id, notes: "Llevar repuestos" };
  const saved = await save(
    [visit(second), { ...visit(first), minutes: 30, window_start: "08:00", window_end: "09:30" }],
    given,
  );
  expect(saved.status).toBe(200);
  expect(saved.body.data).toMatchObject({
    date: day,
    technical_name: "Ana Ruiz",
    vehicle_plate: vehicle.plate,
    status: "DRAFT",
    published_at: null,
    notes: "Llevar repuestos",
    minutes: 75,
    warnings: [],
    stops: [
      { position: 1, project_resource_id: second, minutes: 45, status: "PLANNED" },
      { position: 2, project_resource_id: first, window_start: "08:00", window_end: "09:30" },
    ],
  });
  const again = await save(
    [visit(second), { ...visit(first), minutes: 30, window_start: "08:00", window_end: "09:30" }],
    given,
  );
  expect(again.body.data.version).toBe(saved.body.data.version);
  const turned = await save([visit(first), visit(second)]);
  expect(turned.body.data.version).toBeGreaterThan(saved.body.data.version);
  expect(await listStanding()).toEqual([`${day} ${staffId}: ${first}@${day} ${second}@${day}`]);
  const log = await database().select().from(changes);
  expect(new Set(log.map(({ recordType }) => recordType))).toContain("route_stop");
});

test("what nobody is sent to is told apart from what stands on routes", async () => {
  const event = await make.aCalendarEvent({ startDate: day, startTime: "10:00", endTime: "12:00" });
  await make.aVisit({ assignmentId: second ?? 0, plannedDate: day });
  await save([visit(first)]);
  const told = await board();
  expect(told.unassigned).toMatchObject([{ calendar_event_id: event.id, title: event.title }]);
  expect(told.routes[0].stops).toMatchObject([{ project_resource_id: first }]);
  await save([visit(first), { calendar_event_id: event.id }]);
  expect(await board()).toMatchObject({ unassigned: [], routes: [{ minutes: 165 }] });
});

test("a stop is on one route: put on another it leaves the first", async () => {
  await save([visit(first), visit(second)]);
  const other = await make.aStaffMember();
  await save([visit(second)], { technical_id: other.id });
  expect(await listStanding()).toEqual([
    `${day} ${staffId}: ${first}@${day}`,
    `${day} ${other.id}: ${second}@${day}`,
  ]);
});

test("two dispatchers on one route: the second is refused by its version, and reads both", async () => {
  const { body, headers } = await save([visit(first)]);
  const seen = headers.get("etag") ?? "";
  expect(seen).toBe(`"${body.data.version}"`);
  const one = await save([visit(first), visit(second)], {}, { "if-match": seen });
  const other = await save([visit(second)], {}, { "if-match": seen });
  expect([one.status, other.status]).toEqual([200, 412]);
  expect((await board()).routes[0]).toMatchObject({
    version: one.body.data.version,
    stops: [{ project_resource_id: first }, { project_resource_id: second }],
  });
  const anew = `"${one.body.data.version}"`;
  expect((await save([visit(second)], {}, { "if-match": anew })).status).toBe(200);
});

test("two who make the same route at once: one makes it, the other hears of it", async () => {
  const answers = await Promise.all([save([visit(first)]), save([visit(second)])]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([200, 412]).toContain(statuses[1]);
  expect(await database().$count(routes)).toBe(1);
});

test.each([
  [{ date: "2026-02-30" }, "date"],
  [{ technical_id: 0 }, "technical_id"],
  [{ stops: [{}] }, "stops.0"],
  [{ stops: [{ calendar_event_id: 1, minutes: 0 }] }, "stops.0"],
])("refuses %j", async (given, name) => {
  const { status, body } = await save([], given);
  expect([status, Object.keys(body.field_errors ?? {})[0]]).toEqual([
    400,
    expect.stringMatching(new RegExp(`^${name}`)),
  ]);
  expect(await database().$count(routes)).toBe(0);
});

test("what is not in the calendar of the day stands on no route", async () => {
  for (const stop of [
    visit(first, "2026-03-13"),
    visit(2_147_483_647),
    { calendar_event_id: (await make.aCalendarEvent({ startDate: "2026-05-01" })).id },
  ])
    expect(await save([stop])).toMatchObject({
      status: 400,
      body: { field_errors: { "stops.0": [expect.stringContaining("12/03/2026")] } },
    });
  await make.aVisit({
    assignmentId: first ?? 0,
    plannedDate: day,
    status: "MOVED",
    movedTo: "2026-03-14",
  });
  expect((await save([visit(first)])).status).toBe(400);
  expect((await save([visit(first)], { date: "2026-03-14" })).status).toBe(200);
});

test("who may, and whom one may send", async () => {
  const field = await make.aSession("TECNICO");
  const body = { date: day, technical_id: staffId, stops: [] };
  expect((await call(PUT, { as: field, method: "PUT", body })).status).toBe(403);
  const gone = await make.aStaffMember({ isActive: false });
  expect((await save([], { technical_id: gone.id })).status).toBe(404);
  expect((await save([], { vehicle_id: 2_147_483_647 })).status).toBe(404);
});
