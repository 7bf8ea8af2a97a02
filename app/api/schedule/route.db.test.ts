import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { POST as release } from "../projects/resources/release/route";
import { PUT as updateAssignment } from "../projects/resources/update/route";
import { GET } from "./route";

let field: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let unit: Awaited<ReturnType<typeof make.aRentedUnit>>;
let service: Awaited<ReturnType<typeof make.anAssignment>>;

const weekly = { frequencyType: "WEEK", intervalDays: 0, weekdays: [3] } as const;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
  project = await make.aProject();
  unit = await make.aRentedUnit(project);
  service = await make.anAssignment({
    ...weekly,
    weekdays: [3],
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.unit.id,
    kind: "SERVICIO",
    description: "MANTENIMIENTO / EQ-1",
    cost: "12.50",
  });
});

type Query = Record<string, string | number>;
const january = { from: "2026-01-01", to: "2026-01-31" };
const list = (query: Query = {}) => call(GET, { as: field, query: { ...january, ...query } });
const plan = async (query: Query = {}) =>
  (await list(query)).body.data.map((row: Record<string, string>) => [row.date, row.status]);
const planned = (...days: string[]) => days.map((day) => [`2026-01-${day}`, "PLANNED"]);

test("says who is visited, where and when", async () => {
  const member = await make.aStaffMember();
  const visit = await make.aVisit({
    assignmentId: service.id,
    plannedDate: "2026-01-01",
    status: "SKIPPED",
    reason: "Vía cerrada",
    staffId: member.id,
  });
  const { status, body } = await list({ to: "2026-01-08" });
  expect(status).toBe(200);
  const common = {
    project_resource_id: service.id,
    project_id: project.id,
    project_name: expect.stringMatching(`^Proyecto ${project.id} - `),
    location: "Campo Norte",
    resource_item_id: service.equipmentId,
    resource_item_code: expect.stringMatching(/^SRV-/),
    resource_item_name: "Limpieza",
    physical_equipment_code: unit.unit.id,
    detailed_description: "MANTENIMIENTO / EQ-1",
    cost: 12.5,
  };
  expect(body).toEqual({
    success: true,
    data: [
      {
        ...common,
        planned_date: "2026-01-01",
        date: "2026-01-01",
        status: "SKIPPED",
        visit_id: visit.id,
        technical_id: member.id,
        reason: "Vía cerrada",
      },
      {
        ...common,
        planned_date: "2026-01-08",
        date: "2026-01-08",
        status: "PLANNED",
        visit_id: null,
        technical_id: null,
        reason: null,
      },
    ],
    count: 2,
    page: 1,
    page_size: 50,
  });
});

test("a moved visit shows at its new date only, across the edges of the window too", async () => {
  const visit = { assignmentId: service.id, status: "MOVED" } as const;
  await make.aVisit({ ...visit, plannedDate: "2026-01-08", movedTo: "2026-01-10" });
  await make.aVisit({ ...visit, plannedDate: "2026-01-29", movedTo: "2026-02-02" });
  expect(await plan()).toEqual([
    ["2026-01-01", "PLANNED"],
    ["2026-01-10", "MOVED"],
    ...planned("15", "22"),
  ]);
  expect(await plan({ from: "2026-02-01", to: "2026-02-05" })).toEqual([
    ["2026-02-02", "MOVED"],
    ["2026-02-05", "PLANNED"],
  ]);
});

test("holds the services of open projects only, never the rent", async () => {
  expect(await plan()).toEqual(planned("01", "08", "15", "22", "29"));
  await make.anAssignment({ ...weekly, weekdays: [0], kind: "SERVICIO", isActive: false });
  await make.anAssignment({ ...weekly, weekdays: [0], kind: "SERVICIO", isDeleted: true });
  expect(await plan()).toHaveLength(5);
  for (const change of [{ isClosed: true }, { isActive: false }, { isDeleted: true }]) {
    await database()
      .update(projects)
      .set({ isClosed: false, isActive: true, isDeleted: false, ...change });
    expect(await plan()).toEqual([]);
  }
});

test("is ordered by date, then assignment", async () => {
  const second = await make.anAssignment({ ...weekly, weekdays: [3], kind: "SERVICIO" });
  const { body } = await list({ from: "2026-01-08", to: "2026-01-15" });
  const order = body.data.map((row: Record<string, unknown>) => [
    row.date,
    row.project_resource_id,
  ]);
  expect(order).toEqual([
    ["2026-01-08", service.id],
    ["2026-01-08", second.id],
    ["2026-01-15", service.id],
    ["2026-01-15", second.id],
  ]);
});

test("narrows to a project, or to what a technician recorded", async () => {
  const other = await make.anAssignment({ ...weekly, weekdays: [3], kind: "SERVICIO" });
  const member = await make.aStaffMember();
  await make.aVisit({ assignmentId: other.id, plannedDate: "2026-01-08", staffId: member.id });
  expect(await plan({ project_id: project.id })).toEqual(planned("01", "08", "15", "22", "29"));
  expect(await plan({ technical_id: member.id })).toEqual([["2026-01-08", "DONE"]]);
});

test("gives a page at a time", async () => {
  const { body } = await list({ page: 2, page_size: 2 });
  expect(body).toMatchObject({ count: 5, page: 2, page_size: 2 });
  expect(body.data.map((row: Record<string, string>) => row.date)).toEqual([
    "2026-01-15",
    "2026-01-22",
  ]);
  expect((await list({ page: 9 })).body.data).toEqual([]);
});

describe("what ends a service", () => {
  test("retiring equipment cancels exactly the later visits that are linked to it", async () => {
    const office = await make.aSession();
    const other = await make.anAssignment({
      ...weekly,
      weekdays: [4],
      projectId: project.id,
      kind: "SERVICIO",
    });
    await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-01" });
    const body = {
      id: unit.assignment.id,
      retirement_date: "2026-01-15",
      retirement_reason: "Fin",
    };
    expect((await call(release, { as: office, body })).status).toBe(200);
    const rows = (await list()).body.data;
    const of = (id: number) =>
      rows
        .filter((row: Record<string, unknown>) => row.project_resource_id === id)
        .map((row: Record<string, string>) => [row.date, row.status]);
    expect(of(service.id)).toEqual([["2026-01-01", "DONE"], ...planned("08", "15")]);
    expect(of(other.id)).toEqual(planned("02", "09", "16", "23", "30"));
  });

  test("a service put off keeps what was done before, in every window", async () => {
    const office = await make.aSession();
    await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-15" });
    const done = { plannedDate: "2026-01-22", movedTo: "2026-01-23" };
    await make.aVisit({ assignmentId: service.id, ...done });
    const body = { id: service.id, operation_start_date: "2026-02-10" };
    expect((await call(updateAssignment, { as: office, body, method: "PUT" })).status).toBe(200);
    const kept = [
      ["2026-01-15", "DONE"],
      ["2026-01-23", "DONE"],
    ];
    expect(await plan()).toEqual(kept);
    expect(await plan({ to: "2026-02-12" })).toEqual([...kept, ["2026-02-12", "PLANNED"]]);
    expect(await plan({ from: "2026-01-23" })).toEqual(kept.slice(1));
    expect(await plan({ from: "2026-01-24" })).toEqual([]);
  });

  test("a new frequency leaves what was recorded", async () => {
    const office = await make.aSession();
    await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-01" });
    const body = { id: service.id, frequency_type: "MONTH", monthdays: [31] };
    expect((await call(updateAssignment, { as: office, body, method: "PUT" })).status).toBe(200);
    expect(await plan()).toEqual([
      ["2026-01-01", "DONE"],
      ["2026-01-31", "PLANNED"],
    ]);
  });
});

test.each([
  [{ from: "" }, "from"],
  [{ to: "2026-02-30" }, "to"],
  [{ to: "2025-12-31" }, "to"],
  [{ to: "2027-01-02" }, "to"],
  [{ project_id: "x" }, "project_id"],
  [{ technical_id: "0" }, "technical_id"],
])("refuses %j", async (query, name) => {
  const { status, body } = await list(query);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});

test("needs both ends, at most 366 days apart", async () => {
  const { status, body } = await call(GET, { as: field });
  expect([status, Object.keys(body.field_errors)]).toEqual([400, ["from", "to"]]);
  expect((await list({ to: "2027-01-01" })).body.count).toBe(53);
});

test("in as many queries for one as for many", async () => {
  const queriesOf = () => countQueries(list);
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-08" });
  const few = await queriesOf();
  for (const day of ["02", "03", "04"]) {
    const other = await make.anAssignment({ ...weekly, weekdays: [3], kind: "SERVICIO" });
    await make.aVisit({ assignmentId: other.id, plannedDate: `2026-01-${day}` });
  }
  expect(await queriesOf()).toBe(few);
});
