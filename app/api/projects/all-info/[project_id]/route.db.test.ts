import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { staff, vehicles } from "@/db/schema";
import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  anAssignment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { addDays } from "@/lib/values/dates";
import { single } from "@/lib/values/rows";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let today: string;

beforeEach(async () => {
  office = await aSession();
  today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Guayaquil" }).format(new Date());
});

const overview = (id: number | string) => call(GET, { as: office, params: { project_id: id } });

const aPerson = async () =>
  single(
    await database()
      .insert(staff)
      .values({
        firstName: "Rosa",
        lastName: "Tapuy",
        dni: "1500000001",
        workArea: "ASSISTANT",
        phone: "099",
      })
      .returning(),
  );

const aVehicle = async () =>
  single(
    await database()
      .insert(vehicles)
      .values({ brand: "Hino", type: "VACUUM", plate: "PAA-1234", owner: "Propio" })
      .returning(),
  );

test("a project without anything", async () => {
  const partner = await aPartner({ name: "Petrolera" });
  const project = await aProject({ partnerId: partner.id, cardinalPoint: "SE" });
  const { status, body } = await overview(project.id);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      project: {
        id: project.id,
        partner_id: partner.id,
        partner_name: "Petrolera",
        location: "Campo Norte",
        cardinal_point: "SURESTE",
        contact_name: null,
        contact_phone: null,
        start_date: "2026-01-01",
        end_date: null,
        is_closed: false,
      },
      work_orders: [],
      work_orders_count: 0,
      total_custody_chains: 0,
      cost_summary: { rent: 0, maintenance: 0, total: 0, until: today, projected: null },
    },
  });
});

test("its work sheets with lines and chains", async () => {
  const project = await aProject();
  const { unit, assignment } = await aRentedUnit(project);
  const sheet = await aWorksheet({
    projectId: project.id,
    subtotal: "310.50",
    taxAmount: "46.58",
    total: "357.08",
    observations: "enero",
  });
  const rent = await aWorksheetLine({
    worksheetId: sheet.id,
    assignmentId: assignment.id,
    kind: "RENT",
    quantity: "30",
    unitPrice: "10.35",
    subtotal: "310.50",
  });
  const manual = await aWorksheetLine({ worksheetId: sheet.id, description: "Arena" });
  const orphan = await aWorksheetLine({
    worksheetId: sheet.id,
    kind: "RENT",
    equipmentId: unit.id,
  });
  const [person, vehicle] = [await aPerson(), await aVehicle()];
  const chain = await aCustodyChain({
    worksheetId: sheet.id,
    status: "COMPLETED",
    staffId: person.id,
    vehicleId: vehicle.id,
    location: "Planta",
    gallons: "420.5",
    barrels: "10.011905",
    cubicMeters: "1.591765",
  });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  await aCustodyChain({ worksheetId: sheet.id, isDeleted: true });
  const empty = await aCustodyChain({ worksheetId: sheet.id, date: "2026-01-20" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date: "2026-01-31" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date: "2026-02-01" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, isDeleted: true });
  await aWorksheet({ projectId: project.id, isDeleted: true });

  const { body } = await overview(project.id);
  expect(body.data).toMatchObject({ work_orders_count: 1, total_custody_chains: 2 });
  const [order] = body.data.work_orders;
  expect(order).toMatchObject({
    id: sheet.id,
    project_id: project.id,
    series_code: sheet.seriesCode,
    date: "2026-01-31",
    issue_date: "2026-01-31",
    period_start: "2026-01-01",
    period_end: "2026-01-31",
    status: "IN_PROGRESS",
    subtotal: 310.5,
    tax_percentage: 15,
    tax_amount: 46.58,
    total: 357.08,
    observations: "enero",
    is_closed: false,
    details_count: 3,
    custody_chains_count: 2,
    maintenance_sheets_count: 1,
  });
  expect(order.details).toEqual([
    {
      id: rent.id,
      equipment: unit.name,
      quantity: 30,
      unit_price: 10.35,
      total_line: 310.5,
      resource_item_code: unit.code,
    },
    {
      id: manual.id,
      equipment: "Arena",
      quantity: 1,
      unit_price: 10,
      total_line: 10,
      resource_item_code: null,
    },
    expect.objectContaining({ id: orphan.id, equipment: unit.name, resource_item_code: unit.code }),
  ]);
  expect(order.custody_chains[0]).toMatchObject({
    id: chain.id,
    activity_date: "2026-01-15",
    location: "Planta",
    status: "COMPLETED",
    total_gallons: 420.5,
    volume_barrels: 10.011905,
    technical: { id: person.id, first_name: "Rosa", last_name: "Tapuy" },
    vehicle: { id: vehicle.id, no_plate: "PAA-1234", brand: "Hino", model: null },
    details_count: 1,
  });
  expect(order.custody_chains[1]).toMatchObject({
    id: empty.id,
    total_gallons: 0,
    volume_gallons: null,
    technical: null,
    vehicle: null,
    details_count: 0,
  });
});

test("its cost to date and projected, exactly", async () => {
  const project = await aProject({ startDate: addDays(today, -40), endDate: addDays(today, 10) });
  await aRentedUnit(project, { startDate: addDays(today, -9), cost: "12.35" });
  await anAssignment({
    projectId: project.id,
    startDate: addDays(today, -20),
    cost: "0.10",
    isRetired: true,
    retirementDate: addDays(today, -18),
  });
  await anAssignment({
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO",
    startDate: addDays(today, -14),
    cost: "40.10",
    intervalDays: 7,
  });
  await anAssignment({ projectId: project.id, cost: "99.00", isDeleted: true });
  const { body } = await overview(project.id);
  expect(body.data.cost_summary).toEqual({
    rent: 123.8,
    maintenance: 120.3,
    total: 244.1,
    until: today,
    projected: { rent: 247.3, maintenance: 160.4, total: 407.7 },
  });
});

test("a closed project has cost until it was closed", async () => {
  const closedOn = addDays(today, -3);
  const project = await aProject({
    startDate: addDays(today, -40),
    endDate: closedOn,
    closedOn,
    isClosed: true,
  });
  await anAssignment({
    projectId: project.id,
    startDate: addDays(today, -5),
    cost: "10.00",
    isRetired: true,
    retirementDate: closedOn,
  });
  const { body } = await overview(project.id);
  const cost = { rent: 30, maintenance: 0, total: 30 };
  expect(body.data.cost_summary).toEqual({ ...cost, until: closedOn, projected: cost });
});

test("asks the same number of queries whatever the size of the project", async () => {
  const project = await aProject();
  const asks = () => countQueries(() => overview(project.id));
  const few = await asks();
  expect(few).toBeGreaterThan(5);
  for (let count = 0; count < 5; count += 1) {
    const { unit } = await aRentedUnit(project);
    const sheet = await aWorksheet({ projectId: project.id });
    await aWorksheetLine({ worksheetId: sheet.id });
    const chain = await aCustodyChain({ worksheetId: sheet.id });
    await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  }
  expect(await asks()).toBe(few);
});

test("404 when missing, inactive or deleted; 401 for strangers; technicians read", async () => {
  const project = await aProject();
  for (const id of [
    999_999,
    "0",
    (await aProject({ isActive: false })).id,
    (await aProject({ isDeleted: true })).id,
  ])
    expect((await overview(id)).status).toBe(404);
  const params = { project_id: project.id };
  expect((await call(GET, { params })).status).toBe(401);
  expect((await call(GET, { as: await aSession("TECNICO"), params })).status).toBe(200);
});
