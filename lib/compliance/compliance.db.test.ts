import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { operatorBlocks } from "@/db/schema";
import {
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { extent } from "@/scripts/testing/extent.mjs";
import { memberAt } from "../kernel/testing";
import { listStaffCompliance } from "./list-staff-compliance";
import { listVehicleCompliance } from "./list-vehicle-compliance";
import { passColumnLabel } from "./matrix-row";

const page = { page: 1, pageSize: 25 };

const aContext = () => memberAt("2026-08-10T17:00:00Z");

const papers = {
  licenseUntil: "2026-12-31",
  defensiveDrivingUntil: "2026-12-31",
  maeUntil: "2026-12-31",
  medicalUntil: "2026-12-31",
  questUntil: "2026-12-31",
};

test("unless told the job is the next thirty days, in no block", async () => {
  const ctx = await aContext();
  const { requirement, blocks } = await listStaffCompliance(ctx, { page });
  expect(requirement).toEqual({ job: { from: "2026-08-10", to: "2026-09-09" }, block: null });
  expect(blocks).toHaveLength(16);
});

test("a block is asked for by its code, or by its label as people write it", async () => {
  const ctx = await aContext();
  const blockOf = async (block: string) =>
    (await listStaffCompliance(ctx, { block, page })).requirement.block?.code;
  expect(await blockOf("block_16")).toBe("BLOCK_16");
  expect(await blockOf("Block 16")).toBe("BLOCK_16");
  expect(await blockOf(" Bloque 7 ")).toBe("BLOCK_07");
  expect(await blockOf("BLOCK_99")).toBeUndefined();
  expect(await blockOf(" ")).toBeUndefined();

  const masked = eq(operatorBlocks.code, "BLOCK_07");
  await database().update(operatorBlocks).set({ label: "Bloque 16" }).where(masked);
  expect(await blockOf("BLOCK_16")).toBe("BLOCK_16");
  expect(await blockOf("bloque 16")).toBe("BLOCK_07");
  expect(await blockOf("Bloque 7")).toBeUndefined();
});

test("an unknown block is never any block: of nobody is it said that he may go", async () => {
  const ctx = await aContext();
  const fit = await aStaffMember(papers);
  await aStaffPass({ staffId: fit.id, block: "BLOCK_16" });
  await aVehicle();
  const told = {
    requirement: { block: null, unknownBlock: "Bloque 60" },
    rows: [],
    matchedCount: 0,
    fitCount: 0,
  };
  const asked = { block: " Bloque 60 ", page };
  expect(await listStaffCompliance(ctx, asked)).toMatchObject(told);
  expect(await listVehicleCompliance(ctx, asked)).toMatchObject(told);
  expect(await listStaffCompliance(ctx, { block: "Bloque 16", page })).toMatchObject({
    fitCount: 1,
  });
});

test("a job cannot end before it starts", async () => {
  const asked = { job_from: "2026-09-01", job_to: "2026-08-01", page };
  const { requirement } = await listVehicleCompliance(await aContext(), asked);
  expect(requirement.job).toEqual({ from: "2026-09-01", to: "2026-09-01" });
});

test("technicians: renewed passes, newest vaccines, active people only", async () => {
  const ctx = await aContext();
  const fit = await aStaffMember({ lastName: "Alvarado", ...papers });
  await aStaffPass({ staffId: fit.id, block: "BLOCK_16", expiresOn: "2020-01-01" });
  await aStaffPass({ staffId: fit.id, block: "BLOCK_16", expiresOn: "2026-09-09" });
  await aVaccination({ staffId: fit.id, appliedOn: "2025-01-01", nextDoseOn: "2025-06-01" });
  await aVaccination({ staffId: fit.id, appliedOn: "2026-01-01" });
  const passless = await aStaffMember({ lastName: "Tapuy", ...papers });
  await aStaffPass({ staffId: passless.id, block: "BLOCK_15", isDeleted: true });
  const late = await aStaffMember({ lastName: "Vargas", ...papers, maeUntil: "2026-09-08" });
  await aStaffPass({ staffId: late.id, block: "BLOCK_16" });
  await aStaffMember({ lastName: "Zambrano", isActive: false });
  await aStaffMember({ lastName: "Borrado", isDeleted: true });

  const found = await listStaffCompliance(ctx, { block: "BLOCK_16", page });
  expect(found.rows.map(({ name }) => name)).toEqual([
    "Tapuy Jaime",
    "Vargas Jaime",
    "Alvarado Jaime",
  ]);
  expect(found.rows.map(({ failures }) => failures)).toEqual([
    [{ label: "Pase BLOCK 16", expiresOn: null, coverage: "missing" }],
    [{ label: "Certificado MAE", expiresOn: "2026-09-08", coverage: "ending" }],
    [],
  ]);
  expect([found.matchedCount, found.fitCount]).toEqual([3, 1]);
  expect(found.columns.map(({ label, failing }) => [label, failing])).toEqual([
    [passColumnLabel, 1],
    ["Licencia de conducir", 0],
    ["Manejo defensivo", 0],
    ["Certificado MAE", 1],
    ["Certificado médico", 0],
    ["Quest", 0],
  ]);
});

test("vehicles: a certificate that does not apply and certifications nobody has leave no column", async () => {
  const ctx = await aContext();
  const truck = await aVehicle({ plate: "PAA-1", operationCertificateStatus: "NO APLICA" });
  await aVehicleCertification({ vehicleId: truck.id, endDate: "2026-08-20" });
  const { rows, columns } = await listVehicleCompliance(ctx, { page });
  expect(rows[0]?.detail).toBe("Vacuum Hino");
  expect(rows[0]?.cells["Prueba hidrostática"]?.coverage).toBe("ending");
  expect(columns.map(({ label }) => label)).toEqual([
    "Matrícula",
    "MTOP",
    "Revisión técnica",
    "Póliza",
    "Satelital",
    "Prueba hidrostática",
  ]);
});

test("narrows, sorts and pages; the counts stay those of everybody who matches", async () => {
  const ctx = await aContext();
  await aStaffMember({ lastName: "Álava", ...papers });
  await aStaffMember({ lastName: "Alava", dni: "1500000001", workArea: "SUPERVISOR" });
  await aStaffMember({ lastName: "Zurita", ...papers });
  const names = async (asked: Omit<Parameters<typeof listStaffCompliance>[1], "page">) =>
    (await listStaffCompliance(ctx, { ...asked, page })).rows.map(({ name }) => name);
  expect(await names({ search: "alava" })).toEqual(["Alava Jaime", "Álava Jaime"]);
  expect(await names({ fit: "fit" })).toEqual(["Álava Jaime", "Zurita Jaime"]);
  expect(await names({ fit: "problems" })).toEqual(["Alava Jaime"]);
  expect(await names({ workArea: "SUPERVISOR" })).toEqual(["Alava Jaime"]);
  expect(await names({ paper: "Quest" })).toEqual(["Alava Jaime"]);
  expect(await names({ paper: "Quest", fit: "fit" })).toEqual([]);
  expect(await names({ paper: "Nothing" })).toEqual([]);
  const sort = { field: "name", direction: "desc" } as const;
  expect((await names({ sort }))[0]).toBe("Zurita Jaime");
  const second = { page: 2, pageSize: 1 };
  const paged = await listStaffCompliance(ctx, { fit: "fit", page: second });
  expect(paged).toMatchObject({
    total: 2,
    matchedCount: 3,
    fitCount: 2,
    rows: [{ name: "Zurita Jaime" }],
  });
});

async function many(people: number, trucks: number) {
  const rows = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  await database().execute(sql`
    with made as (
      insert into technicals (first_name, last_name, work_area, dni, nro_phone, license_expiry_date)
      select 'Ana', 'Andi ' || n, 'ASSISTANT', 'D-' || n || '-' || gen_random_uuid(), '', date '2026-08-01' + n
      from ${rows(people)} returning id),
    passed as (
      insert into technical_passes (technical_id, bloque, fecha_caducidad)
      select id, block, date '2026-12-31' from made, unnest(array['BLOCK_01', 'BLOCK_02']) as block)
    insert into vaccination_records (technical_id, vaccine_type, application_date, next_dose_date)
    select id, 'COVID', date '2026-01-01', date '2026-09-01' from made`);
  await database().execute(sql`
    with made as (
      insert into vehicles (brand, type_vehicle, no_plate, owner_transport, due_date_mtop)
      select 'Hino', 'VACUUM', 'P-' || n || '-' || gen_random_uuid(), 'Napo', date '2026-08-01' + n
      from ${rows(trucks)} returning id),
    passed as (
      insert into vehicle_passes (vehicle_id, bloque, fecha_caducidad)
      select id, block, date '2026-12-31' from made, unnest(array['BLOCK_01', 'BLOCK_02']) as block)
    insert into vehicle_certifications (vehicle_id, name, date_start, date_end)
    select id, 'PRUEBA HIDROSTATICA', date '2026-01-01', date '2026-09-01' from made`);
}

const measured = async <T>(read: () => Promise<T>) => {
  let found: T | undefined;
  const queries = await countQueries(async () => {
    found = await read();
  });
  return { queries, found };
};

const [allStaff, allVehicles] = extent([300, 200], [5_000, 2_000]);

test(`${allStaff} technicians and ${allVehicles} vehicles cost as many queries as two and one, and a page is a page`, async () => {
  const ctx = await aContext();
  const people = () => measured(() => listStaffCompliance(ctx, { page }));
  const trucks = () => measured(() => listVehicleCompliance(ctx, { page }));
  await many(2, 1);
  expect(await people()).toMatchObject({ queries: 6, found: { matchedCount: 2 } });
  expect(await trucks()).toMatchObject({ queries: 6, found: { matchedCount: 1 } });
  await many(allStaff - 2, allVehicles - 1);
  const [staff, fleet] = [await people(), await trucks()];
  expect(staff).toMatchObject({ queries: 6, found: { matchedCount: allStaff } });
  expect(fleet).toMatchObject({ queries: 6, found: { matchedCount: allVehicles } });
  expect([staff.found?.rows.length, fleet.found?.rows.length]).toEqual([25, 25]);
}, 60_000);
