import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

test("shows the chain with its sheet, its client and its equipment", async () => {
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const vehicle = await make.aVehicle({ insuranceUntil: "2026-01-01" });
  const chain = await make.aCustodyChain({
    worksheetId: sheet.id,
    volumeUnit: "GALLONS",
    gallons: "1000",
    barrels: "23.809524",
    cubicMeters: "3.78541",
    driverName: "Marco Shiguango",
    vehicleId: vehicle.id,
    startTime: "08:30",
  });
  const { unit, assignment } = await make.aRentedUnit(project);
  const item = await make.aCustodyChainItem({
    chainId: chain.id,
    equipmentId: unit.id,
    assignmentId: assignment.id,
  });
  const { status, body } = await call(GET, {
    as: await make.aSession("TECNICO"),
    params: { id: chain.id },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: chain.id,
    sheet_project: {
      id: sheet.id,
      series_code: sheet.seriesCode,
      project: { id: project.id, partner_name: expect.stringContaining("Petrolera") },
    },
    consecutive: chain.consecutive,
    date: "2026-01-15",
    type_waste: "AGUAS NEGRAS",
    volume_gallons: 1000,
    volume_barrels: 23.809524,
    volume_cubic_meters: 3.78541,
    contact_name: "Luis Andrade",
    contact_phone: null,
    driver_name: "Marco Shiguango",
    driver_license: null,
    technical_name: null,
    observations: null,
    start_time: "08:30",
    end_time: null,
    vehicle: { id: vehicle.id, no_plate: vehicle.plate },
    equipment_items: [
      {
        id: item.id,
        resource_code: unit.code,
        resource_name: unit.name,
        physical_equipment_code: 1,
      },
    ],
    warnings: [{ kind: "vehicle", label: "Póliza", subject_name: vehicle.plate }],
  });
});

test("answers 404 for a chain that is missing or deleted, or whose sheet or project is", async () => {
  const as = await make.aSession();
  const project = await make.aProject({ isDeleted: true });
  const chains = [
    await make.aCustodyChain({ isDeleted: true }),
    await make.aCustodyChain({ worksheetId: (await make.aWorksheet({ isDeleted: true })).id }),
    await make.aCustodyChain({
      worksheetId: (await make.aWorksheet({ projectId: project.id })).id,
    }),
  ];
  for (const { id } of [...chains, { id: 2_147_483_647 }])
    expect((await call(GET, { as, params: { id } })).status).toBe(404);
});
