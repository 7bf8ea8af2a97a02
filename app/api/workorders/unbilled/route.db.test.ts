import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { addDays } from "@/lib/values/dates";
import { POST as create } from "../sheets/create/route";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
});

const unbilled = async (query: Record<string, number | string> = { project_id: project.id }) =>
  (await call(GET, { as: office, query })).body;
const aSheet = (period_start: string, period_end: string) =>
  call(create, {
    as: office,
    body: { project_id: project.id, date: period_end, period_start, period_end },
  });

test("the days of a unit that no live sheet bills", async () => {
  const { unit, assignment } = await make.aRentedUnit(project, { endDate: "2026-01-10" });
  await aSheet("2026-01-03", "2026-01-08");
  expect(await unbilled()).toEqual({
    success: true,
    count: 1,
    page: 1,
    page_size: 50,
    total_amount: 40,
    data: [
      {
        kind: "RENT",
        project_id: project.id,
        project_name: expect.stringContaining(`Proyecto ${project.id} - `),
        project_resource_id: assignment.id,
        resource_item_id: unit.id,
        maintenance_sheet_id: null,
        shipping_guide_id: null,
        description: "ALQUILER",
        reference_document: `ALQUILER ${unit.code}`,
        days: ["2026-01-01", "2026-01-02", "2026-01-09", "2026-01-10"],
        quantity: 4,
        unit_price: 10,
        amount: 40,
      },
    ],
  });
  await database().update(worksheets).set({ status: "CANCELLED" });
  expect((await unbilled()).data[0].quantity).toBe(10);
});

test("nothing of the days to come", async () => {
  const { body } = await call(GET, { as: office });
  expect(body.data).toEqual([]);
  await make.aRentedUnit(project, { startDate: addDays("2026-01-01", 36_500) });
  expect((await unbilled()).count).toBe(0);
});

test("services, maintenance and guides, of all projects in one list", async () => {
  const service = await make.aService();
  const assigned = await make.anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
  });
  await make.aVisit({ assignmentId: assigned.id, plannedDate: "2026-01-05" });
  const cancelled = await make.aWorksheet({ projectId: project.id, status: "CANCELLED" });
  const chain = await make.aCustodyChain({ worksheetId: cancelled.id, date: "2026-01-07" });
  await make.aCustodyChainItem({
    chainId: chain.id,
    equipmentId: service.id,
    assignmentId: assigned.id,
  });
  const other = await make.aProject();
  await make.aMaintenanceSheet({ projectId: other.id, status: "APPROVED", totalCost: "80" });
  await make.aShippingGuide({ projectId: other.id, transportCost: "5", stowageCost: "6" });
  const all = await unbilled({});
  expect(
    all.data.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([
    ["SERVICE", 20],
    ["MAINTENANCE", 80],
    ["TRANSPORT", 5],
    ["STOWAGE", 6],
  ]);
  expect(all.total_amount).toBe(111);
  expect(await unbilled({ page: 2, page_size: 3 })).toMatchObject({
    count: 4,
    total_amount: 111,
    data: [{ kind: "STOWAGE" }],
  });
  expect((await unbilled({ project_id: project.id })).count).toBe(1);
});

test("in as many queries for one project as for many", async () => {
  const queriesOf = () => countQueries(() => unbilled({}));
  const few = await queriesOf();
  for (let index = 0; index < 5; index += 1) await make.aRentedUnit(await make.aProject());
  expect(await queriesOf()).toBe(few);
});

test("everyone may read; a project that is not there is 404, a bad id 400", async () => {
  const technician = await make.aSession("TECNICO");
  expect((await call(GET, { as: technician })).status).toBe(200);
  expect((await call(GET)).status).toBe(401);
  const status = async (project_id: number | string) =>
    (await call(GET, { as: office, query: { project_id } })).status;
  expect(await status(2_147_483_647)).toBe(404);
  expect(await status("x")).toBe(400);
});
