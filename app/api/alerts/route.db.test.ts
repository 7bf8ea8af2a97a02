import { beforeEach, describe, expect, test } from "vitest";
import { PUT as SAVE_SETTINGS } from "@/app/api/settings/route";
import { database } from "@/db/client";
import { staff, staffPasses, vaccinations, vehiclePasses, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { listAlerts } from "@/lib/alerts/list-alerts";
import { call } from "@/lib/http/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { addDays, type Day, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");
const inDays = (days: number): Day => addDays(today, days);
const boundaries = [-1, 0, 10, 11, 30, 31];

let office: Awaited<ReturnType<typeof make.aSession>>;
const list = async (query: Record<string, string | number> = {}) =>
  (await call(GET, { as: office, query })).body;

const dated = async (query: Record<string, string | number> = {}) => {
  const { data } = await list({ page_size: 500, ...query });
  return data.filter(({ status }: { status: string }) => status !== "missing");
};

const told = [
  ["expired", -1],
  ["due_10", 0],
  ["due_10", 10],
  ["due_30", 11],
  ["due_30", 30],
];
const standings = (alerts: { status: string; days_left: number }[]) =>
  alerts.map(({ status, days_left }) => [status, days_left]);

beforeEach(async () => {
  office = await make.aSession();
});

describe("each kind at the boundaries", () => {
  const perDay: [string, (expiresOn: Day) => Promise<unknown>][] = [
    ["technical", (day) => make.aStaffMember({ questUntil: day })],
    ["technical_pass", (day) => make.aStaffPass({ expiresOn: day })],
    ["vaccine", (day) => make.aVaccination({ appliedOn: "2020-01-01", nextDoseOn: day })],
    ["vehicle", (day) => make.aVehicle({ satelliteUntil: day })],
    ["vehicle_pass", (day) => make.aVehiclePass({ expiresOn: day })],
    ["vehicle_certification", (day) => make.aVehicleCertification({ endDate: day })],
  ];

  test.each(perDay)("%s", async (kind, create) => {
    for (const days of boundaries.toReversed()) await create(inDays(days));
    expect(standings(await dated({ kind }))).toEqual(told);
    const { counts } = await list({ kind });
    expect(counts).toMatchObject({ expired: 1, due_10: 2, due_30: 2 });
  });
});

test("tells whose paper it is, its field and where to see it", async () => {
  const expiresOn = inDays(5);
  const member = await make.aStaffMember({ firstName: "Rosa", lastName: "Grefa" });
  const pass = await make.aStaffPass({ staffId: member.id, block: "BLOCK_02", expiresOn });
  const vehicle = await make.aVehicle({ plate: "PAC-1234", mtopUntil: expiresOn });
  expect(await dated()).toEqual([
    {
      kind: "vehicle",
      status: "due_10",
      field: "due_date_mtop",
      label: "MTOP",
      days_left: 5,
      expires_on: expiresOn,
      subject_id: vehicle.id,
      subject_name: "PAC-1234",
      record_id: null,
      url: `/vehicles/${vehicle.id}`,
    },
    {
      kind: "technical_pass",
      status: "due_10",
      field: "fecha_caducidad",
      label: "Pase BLOCK 02",
      days_left: 5,
      expires_on: expiresOn,
      subject_id: member.id,
      subject_name: "Rosa Grefa",
      record_id: pass.id,
      url: `/staff/${member.id}`,
    },
  ]);
});

test("names every dated paper of technicians and vehicles under its documented field", async () => {
  await make.aStaffMember();
  await make.aVehicle();
  const { data } = await list({ status: "missing" });
  expect(data.map(({ field }: { field: string }) => field).sort()).toEqual([
    "defensive_driving_certificate_expiry_date",
    "due_date_cert_oper",
    "due_date_matricula",
    "due_date_mtop",
    "due_date_satellite",
    "due_date_technical_review",
    "insurance_expiration_date",
    "license_expiry_date",
    "mae_certificate_expiry_date",
    "medical_certificate_expiry_date",
    "quest_end_date",
  ]);
});

test("an operation certificate that does not apply is not missing", async () => {
  await make.aVehicle({ operationCertificateStatus: "NO APLICA" });
  expect((await list()).counts.missing).toBe(5);
});

test("the missing come last, with neither day nor date", async () => {
  await make.aVehicle({ mtopUntil: inDays(-3) });
  const { data } = await list();
  expect(data[0]).toMatchObject({ status: "expired", days_left: -3 });
  expect(data.slice(1)).toHaveLength(5);
  for (const alert of data.slice(1))
    expect(alert).toMatchObject({ status: "missing", days_left: null, expires_on: null });
});

test("only the newest record of each vaccine counts", async () => {
  const { id: staffId } = await make.aStaffMember();
  const record = (appliedOn: Day, nextDoseOn: Day | null, vaccine: "TETANUS" | "COVID") =>
    make.aVaccination({ staffId, appliedOn, nextDoseOn, vaccine });
  await record("2020-01-01", inDays(-100), "TETANUS");
  const newest = await record("2021-01-01", inDays(-5), "TETANUS");
  await record("2020-01-01", inDays(-100), "COVID");
  await record("2021-01-01", null, "COVID");
  const alerts = await dated({ kind: "vaccine" });
  expect(alerts).toHaveLength(1);
  expect(alerts[0]).toMatchObject({ record_id: newest.id, label: "Vacuna Tétanos", days_left: -5 });
  expect((await list({ kind: "vaccine" })).counts.missing).toBe(0);
});

test("of passes and certifications every one counts, as long as it is there", async () => {
  const { vehicleId } = await make.aVehiclePass({ expiresOn: inDays(-9) });
  await make.aVehiclePass({ vehicleId, expiresOn: inDays(300) });
  await make.aVehicleCertification({ vehicleId, endDate: inDays(3) });
  await make.aVehicleCertification({ vehicleId, endDate: inDays(20) });
  expect(standings(await dated())).toEqual([
    ["expired", -9],
    ["due_10", 3],
    ["due_30", 20],
  ]);
});

test("inactive and deleted records never alert", async () => {
  const day = inDays(-1);
  for (const off of [{ isActive: false }, { isDeleted: true }]) {
    const member = await make.aStaffMember({ licenseUntil: day, ...off });
    await make.aStaffPass({ staffId: member.id, expiresOn: day });
    await make.aVaccination({ staffId: member.id, appliedOn: "2020-01-01", nextDoseOn: day });
    const vehicle = await make.aVehicle({ mtopUntil: day, ...off });
    await make.aVehiclePass({ vehicleId: vehicle.id, expiresOn: day });
    await make.aVehicleCertification({
      vehicleId: vehicle.id,
      endDate: day,
      startDate: "2020-01-01",
    });
    await make.aStaffPass({ expiresOn: day, ...off });
    await make.aVaccination({ appliedOn: "2020-01-01", nextDoseOn: day, ...off });
    await make.aVehiclePass({ expiresOn: day, ...off });
    await make.aVehicleCertification({ endDate: day, startDate: "2020-01-01", ...off });
  }
  expect(await dated()).toEqual([]);
});

test("filters by kind and status, and counts the kind whole", async () => {
  await make.aVehicle({ mtopUntil: inDays(-1), insuranceUntil: inDays(20) });
  await make.aStaffMember({ licenseUntil: inDays(1) });
  expect(standings(await dated({ status: "due_30" }))).toEqual([["due_30", 20]]);
  expect(await list({ kind: "vehicle", status: "expired" })).toMatchObject({
    count: 1,
    counts: { expired: 1, due_10: 0, due_30: 1, missing: 4 },
  });
  expect((await list()).counts).toEqual({ expired: 1, due_10: 1, due_30: 1, missing: 8 });
  for (const query of [{ kind: "project" }, { status: "valid" }])
    expect((await call(GET, { as: office, query })).status).toBe(400);
});

test("the thresholds are the settings'", async () => {
  await make.aVehicle({ mtopUntil: inDays(40), insuranceUntil: inDays(12) });
  expect(standings(await dated())).toEqual([["due_30", 12]]);
  await call(SAVE_SETTINGS, { as: office, method: "PUT", body: { alert_days: [15, 45] } });
  expect(standings(await dated())).toEqual([
    ["due_10", 12],
    ["due_30", 40],
  ]);
});

test("today ends at the company's midnight, not at that of UTC", async () => {
  await make.aVehicle({ mtopUntil: "2026-07-15" });
  const now = new Date("2026-07-16T03:00:00Z");
  const statusIn = async (timeZone: string) => {
    const { rows } = await listAlerts(nobodyAt(now, timeZone), { page: null });
    return rows[0];
  };
  expect(await statusIn("America/Guayaquil")).toMatchObject({ status: "due_10", daysLeft: 0 });
  expect(await statusIn("UTC")).toMatchObject({ status: "expired", daysLeft: -1 });
});

test("a page at a time; 1,000 technicians and 400 vehicles cost as many queries as five and two", async () => {
  const many = async (from: number, to: number) => {
    const numbers = Array.from({ length: to - from }, (_, index) => from + index);
    const people = await database()
      .insert(staff)
      .values(
        numbers.map((n) => ({
          firstName: "Ana",
          lastName: `Andi ${n}`,
          workArea: "ASSISTANT" as const,
          dni: `D-${n}`,
          phone: "",
        })),
      )
      .returning({ id: staff.id });
    const passes = people.map(({ id }) => ({
      staffId: id,
      block: "BLOCK_01",
      expiresOn: inDays(-1),
    }));
    await database().insert(staffPasses).values(passes);
    const doses = people.map(({ id }) => ({
      staffId: id,
      vaccine: "COVID" as const,
      appliedOn: "2020-01-01",
      nextDoseOn: inDays(5),
    }));
    await database().insert(vaccinations).values(doses);
    const trucks = await database()
      .insert(vehicles)
      .values(
        numbers.slice(0, (numbers.length * 2) / 5).map((n) => ({
          brand: "Hino",
          type: "AUTO" as const,
          plate: `P-${n}`,
          owner: "Faena",
        })),
      )
      .returning({ id: vehicles.id });
    const gates = trucks.map(({ id }) => ({
      vehicleId: id,
      block: "BLOCK_01",
      expiresOn: inDays(20),
    }));
    await database().insert(vehiclePasses).values(gates);
  };
  const cost = async () => {
    const { answer, queries } = await withQueries(() => list({ page: 2, page_size: 10 }));
    return { queries: queries.length, counts: answer.counts, rows: answer.data.length };
  };
  await many(0, 5);
  const { queries } = await cost();
  await many(5, 1000);
  expect(await cost()).toEqual({
    queries,
    counts: { expired: 1000, due_10: 1000, due_30: 400, missing: 7400 },
    rows: 10,
  });
});

test("everyone reads it, strangers do not", async () => {
  expect((await call(GET)).status).toBe(401);
  expect((await call(GET, { as: await make.aSession("TECNICO") })).status).toBe(200);
});
