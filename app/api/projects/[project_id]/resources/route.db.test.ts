import { beforeEach, expect, test } from "vitest";
import {
  aCustodyChain,
  aCustodyChainItem,
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  aWorksheet,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
});

const list = (
  query: Record<string, string | number | boolean> = {},
  id: number | string = project.id,
) => call(GET, { as: office, params: { project_id: id }, query });
const idsOf = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

test("answers the documented keys", async () => {
  const { unit, assignment } = await aRentedUnit(project);
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: [
      {
        id: assignment.id,
        project_id: project.id,
        project_name: expect.stringMatching(`^Proyecto ${project.id} - Petrolera`),
        physical_equipment_code: 0,
        type: "LVMNOS",
        type_equipment_display: "Lavamanos",
        resource_item_id: unit.id,
        resource_item_code: unit.code,
        resource_item_name: unit.name,
        detailed_description: "ALQUILER",
        cost: 10,
        frequency_type: "DAY",
        interval_days: 1,
        weekdays: null,
        monthdays: null,
        operation_start_date: "2026-01-01",
        operation_end_date: null,
        is_active: true,
        is_selected: false,
        type_resource: "EQUIPO",
        is_retired: false,
        retirement_date: null,
        retirement_reason: null,
        is_confirm_delete: false,
        is_deleteable: true,
        notes: null,
      },
    ],
  });
});

test("lists the active first, equipment before services, and pages when asked", async () => {
  const service = await aService({ name: "Succión de pozos" });
  const assignService = (given: object = {}) =>
    anAssignment({ projectId: project.id, equipmentId: service.id, kind: "SERVICIO", ...given });
  const gone = { isRetired: true, retirementDate: "2026-02-01" };
  const retired = await anAssignment({ projectId: project.id, ...gone });
  const second = await assignService();
  const first = await aRentedUnit(project);
  const last = await assignService(gone);
  await anAssignment();
  await anAssignment({ projectId: project.id, isDeleted: true });

  const order = [first.assignment.id, second.id, retired.id, last.id];
  expect(idsOf((await list()).body)).toEqual(order);
  const { body } = await list({ page: 2, page_size: 3 });
  expect(body).toMatchObject({ count: 4, page: 2, page_size: 3 });
  expect(idsOf(body)).toEqual([last.id]);
  expect(idsOf((await list({ is_retired: false })).body)).toEqual(order.slice(0, 2));
  expect(idsOf((await list({ type_resource: "SERVICIO" })).body)).toEqual([second.id, last.id]);
  const found = await list({ search: "succion", page_size: 1 });
  expect(found.body).toMatchObject({ count: 2 });
});

test("what a live custody chain holds may not be deleted", async () => {
  const used = await aRentedUnit(project);
  const unused = await aRentedUnit(project);
  const sheet = await aWorksheet({ projectId: project.id });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  const deleted = await aCustodyChain({ worksheetId: sheet.id, isDeleted: true });
  const itemOf = (chainId: number, { unit, assignment }: typeof used) =>
    aCustodyChainItem({ chainId, assignmentId: assignment.id, equipmentId: unit.id });
  await itemOf(chain.id, used);
  await itemOf(deleted.id, unused);
  const { body } = await list();
  expect(body.data.map((row: { is_deleteable: boolean }) => row.is_deleteable)).toEqual([
    false,
    true,
  ]);
});

test("asks the database as often for many as for one", async () => {
  const counts: number[] = [];
  for (const size of [1, 40]) {
    for (let made = 0; made < size; made += 1) await aRentedUnit(project);
    const asked = await countQueries(list);
    counts.push(asked);
  }
  expect(counts[0]).toBe(counts[1]);
});

test("who may see it, and what does not exist", async () => {
  expect((await call(GET, { params: { project_id: project.id } })).status).toBe(401);
  const technician = await aSession("TECNICO");
  expect((await call(GET, { as: technician, params: { project_id: project.id } })).status).toBe(
    200,
  );
  for (const id of [987_654, 0, "x"]) expect((await list({}, id)).status).toBe(404);
  expect((await list({}, (await aProject({ isActive: false })).id)).status).toBe(404);
  expect((await list({ page: 0 })).status).toBe(400);
  expect((await list({ page_size: 501 })).status).toBe(400);
  expect((await list({ is_retired: "quizás" })).status).toBe(400);
  expect((await list({ page: 9 })).body.data).toEqual([]);
});
