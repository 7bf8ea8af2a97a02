import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, operatorBlocks, staff, staffPasses, vehiclePasses, vehicles } from "@/db/schema";
import { aSession } from "@/db/testing/factories";
import { usualPaperMonths, usualVaccineSchemes } from "@/db/values";
import { call } from "@/lib/http/testing";
import { schemesJson } from "@/lib/settings/schemes-json";
import { single } from "@/lib/values/rows";
import { GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const put = (body: unknown) => call(PUT, { as: office, body, method: "PUT" });
const get = async () => (await call(GET, { as: office })).body.data;

test("gives one object with the contract's keys, as installed", async () => {
  const settings = await get();
  expect(settings).toMatchObject({
    company_name: "Faena",
    time_zone: "America/Guayaquil",
    tax_percentage: 15,
    upload_limit_mb: 50,
    bulk_upload_limit_mb: 200,
    alert_days: [10, 30],
    login_attempts: { max: 10, minutes: 15 },
  });
  expect(settings.operator_blocks).toHaveLength(16);
  expect(settings.operator_blocks[0]).toEqual({ code: "BLOCK_01", label: "BLOCK 01" });
  expect(settings.trusted_origins).toContain("http://localhost:5173");
});

test("changes the given keys and leaves the others", async () => {
  const before = await get();
  const given = {
    company_name: "Servicios Amazónicos",
    company_tax_id: "1790012345001",
    document_prefix: "ams",
    tax_percentage: "12.50",
    time_zone: "Pacific/Galapagos",
    trusted_origins: ["https://erp.example.com"],
    alert_days: [5, 45],
    login_attempts: { max: 5, minutes: 30 },
    signatories: [{ name: "Ing. R. Vera", role: "Gerente" }],
    document_texts: { worksheet_footer: "Gracias" },
  };
  const { status, body } = await put({ ...given, unknown: 1 });
  expect(status).toBe(200);
  expect(body.data).toEqual({ ...before, ...given, document_prefix: "AMS", tax_percentage: 12.5 });
  expect(await get()).toEqual(body.data);
  const log = await database().select().from(changes).orderBy(changes.id);
  expect(log.at(-1)).toMatchObject({ userId: office.user.id, recordType: "settings" });
});

test("says how long a reservation is held, whether it blocks, and what a type needs in between", async () => {
  const given = {
    reservation_hold_hours: 24,
    reservations_block: "NEVER",
    turnaround_days: { LVMNOS: 1, TNQAAC: 2 },
  };
  expect((await put(given)).body.data).toMatchObject(given);
  const none = { turnaround_days: { LVMNOS: 0, CMPRBN: null, TNQAAC: 2 } };
  expect((await put(none)).body.data.turnaround_days).toEqual({ TNQAAC: 2 });
});

test("says for how long papers usually hold, and when a vaccine's next dose is due", async () => {
  const covid = { waits: [{ count: 21, unit: "DAYS" }], repeat_months: 12 };
  const given = {
    paper_months: { quest_end_date: 36, due_date_matricula: 12, "PRUEBA HIDROSTATICA": 24 },
    vaccine_schemes: { COVID: covid, MEASLES: { waits: [], repeat_months: null } },
  };
  expect((await put(given)).body.data).toMatchObject(given);
  const { body } = await put({
    paper_months: { quest_end_date: 0, due_date_mtop: 12 },
    vaccine_schemes: { COVID: covid, TETANUS: null, MEASLES: { waits: [] } },
  });
  expect(body.data.paper_months).toEqual({ due_date_mtop: 12 });
  expect(body.data.vaccine_schemes).toEqual(given.vaccine_schemes);
  const usual = await put({
    paper_months: usualPaperMonths,
    vaccine_schemes: schemesJson(usualVaccineSchemes),
  });
  expect(Object.keys(usual.body.data)).not.toContain("vaccine_schemes");
  expect(Object.keys(usual.body.data)).not.toContain("paper_months");
});

test("what was added later is told where it was changed: the answer as installed stays", async () => {
  const before = await get();
  expect(Object.keys(before)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(mail_days|job_days|reservation|turnaround|paper_|vaccine|gate)/),
    ]),
  );
  const added = {
    mail_days: 30,
    job_days: 365,
    reservation_hold_hours: 24,
    reservations_block: "NEVER",
    turnaround_days: { LVMNOS: 1 },
    gate_custody: true,
  };
  expect((await put(added)).body.data).toEqual({ ...before, ...added });
  const usual = {
    mail_days: 90,
    job_days: 90,
    reservation_hold_hours: 48,
    reservations_block: "CONFIRMED",
    turnaround_days: {},
    gate_custody: false,
  };
  expect((await put(usual)).body.data).toEqual(before);
});

test.each([
  { reservation_hold_hours: 0 },
  { reservations_block: "SOMETIMES" },
  { turnaround_days: { SERVIC: 1 } },
  { turnaround_days: { LVMNOS: -1 } },
  { paper_months: { due_date_nothing: 12 } },
  { paper_months: { due_date_mtop: 1_201 } },
  { vaccine_schemes: { RABIES: { waits: [], repeat_months: 12 } } },
  { vaccine_schemes: { COVID: { waits: [{ count: 0, unit: "DAYS" }], repeat_months: 12 } } },
  { vaccine_schemes: { COVID: { waits: [{ count: 1, unit: "YEARS" }], repeat_months: 12 } } },
  { vaccine_schemes: { COVID: { waits: Array(6).fill({ count: 1, unit: "DAYS" }) } } },
  { document_texts: { worksheet_footer: "a\0b" } },
  { document_texts: { worksheet_footer: "\ud800" } },
  { document_texts: { "a\0b": "Gracias" } },
  { document_texts: { worksheet_footer: "x".repeat(2001) } },
  { signatories: [{ name: "a\0b", role: "Gerente" }] },
  { operator_blocks: [{ code: "B1", label: "\ud800" }] },
])("refuses %j", async (given) => {
  const before = await get();
  expect((await put(given)).status).toBe(400);
  expect(await get()).toEqual(before);
});

test("trusted origins take effect at once", async () => {
  await put({ trusted_origins: ["https://erp.example.com"] });
  const headers = { origin: "https://erp.example.com" };
  const trusted = await call(PUT, { as: office, body: {}, headers, method: "PUT" });
  expect(trusted.status).toBe(200);
  expect(trusted.headers.get("access-control-allow-credentials")).toBe("true");
  const other = { origin: "http://localhost:5173" };
  expect((await call(PUT, { as: office, body: {}, headers: other, method: "PUT" })).status).toBe(
    403,
  );
});

test("the blocks are replaced as a list, in its order", async () => {
  const blocks = [
    { code: "block_02", label: "Operadora Sur" },
    { code: "CAMPO-9", label: "Campo nueve" },
    { code: "BLOCK_01", label: "BLOCK 01" },
  ];
  const { body } = await put({ operator_blocks: blocks });
  const stored = [{ code: "BLOCK_02", label: "Operadora Sur" }, ...blocks.slice(1)];
  expect(body.data.operator_blocks).toEqual(stored);
  expect((await put({ operator_blocks: blocks })).body.data.operator_blocks).toEqual(stored);
});

async function aVehiclePass(block: string) {
  const row = { brand: "Hino", type: "VACUUM", plate: "PAB-1234", owner: "Faena" } as const;
  const vehicle = single(await database().insert(vehicles).values(row).returning());
  await database()
    .insert(vehiclePasses)
    .values({ vehicleId: vehicle.id, block, expiresOn: "2026-12-31" });
}

async function aStaffPass(block: string) {
  const row = {
    firstName: "Luis",
    lastName: "Paz",
    dni: "1712345678",
    phone: "1",
    workArea: "ASSISTANT",
  } as const;
  const person = single(await database().insert(staff).values(row).returning());
  await database()
    .insert(staffPasses)
    .values({ staffId: person.id, block, expiresOn: "2026-12-31" });
}

test.each([
  ["vehicle", aVehiclePass],
  ["technician", aStaffPass],
])("a block that a %s's pass names cannot be removed, and nothing changes", async (_, make) => {
  await make("BLOCK_03");
  const before = await get();
  const rest = before.operator_blocks.filter(({ code }: { code: string }) => code !== "BLOCK_03");
  expect(await put({ company_name: "Otra", operator_blocks: rest })).toMatchObject({
    status: 400,
    body: { code: "block_in_use" },
  });
  expect(await get()).toEqual(before);
  const renamed = { operator_blocks: [{ code: "BLOCK_03", label: "Nuevo nombre" }] };
  expect((await put(renamed)).status).toBe(200);
  expect(await database().$count(operatorBlocks)).toBe(1);
});

test("a code that is written over takes its passes along; one that is exchanged for another does not", async () => {
  await aVehiclePass("BLOCK_03");
  await aStaffPass("BLOCK_03");
  const { operator_blocks } = await get();
  const renamed = operator_blocks.with(2, { code: "Petro Norte", label: "Petro Norte S.A." });
  const { status, body } = await put({ operator_blocks: renamed });
  expect(status).toBe(200);
  expect(body.data.operator_blocks[2]).toEqual({ code: "PETRO NORTE", label: "Petro Norte S.A." });
  expect(await database().select({ block: vehiclePasses.block }).from(vehiclePasses)).toEqual([
    { block: "PETRO NORTE" },
  ]);
  expect(await database().$count(staffPasses, eq(staffPasses.block, "PETRO NORTE"))).toBe(1);

  const exchanged = [...renamed.toSpliced(2, 1), { code: "OTRO", label: "Otro" }];
  expect(await put({ operator_blocks: exchanged })).toMatchObject({
    status: 400,
    body: { code: "block_in_use" },
  });
});

test.each([
  ["an unknown time zone", { time_zone: "Amazonas/Coca" }, "time_zone"],
  ["an address for an origin", { trusted_origins: ["https://a.test/x"] }, "trusted_origins.0"],
  ["any scheme for an origin", { trusted_origins: ["ftp://a.test"] }, "trusted_origins.0"],
  ["three alert days", { alert_days: [1, 2, 3] }, "alert_days"],
  ["alert days that do not grow", { alert_days: [30, 10] }, "alert_days"],
  ["half an alert day", { alert_days: [1.5, 10] }, "alert_days.0"],
  ["more than all for tax", { tax_percentage: 100.01 }, "tax_percentage"],
  ["a negative tax", { tax_percentage: -1 }, "tax_percentage"],
  ["no limit", { upload_limit_mb: 0 }, "upload_limit_mb"],
  ["a huge limit", { bulk_upload_limit_mb: 1e12 }, "bulk_upload_limit_mb"],
  ["no attempts", { login_attempts: { max: 0, minutes: 1 } }, "login_attempts.max"],
  ["a blank name", { company_name: " " }, "company_name"],
  ["null where required", { company_name: null }, "company_name"],
  ["a NUL", { owner_transport_default: "a\0" }, "owner_transport_default"],
  ["a prefix with spaces", { document_prefix: "A B" }, "document_prefix"],
  [
    "a repeated block",
    {
      operator_blocks: [
        { code: "A", label: "1" },
        { code: "a", label: "2" },
      ],
    },
    "operator_blocks",
  ],
  ["a block without a label", { operator_blocks: [{ code: "A" }] }, "operator_blocks.0.label"],
])("refuses %s and changes nothing", async (_, body, field) => {
  const before = await get();
  const answer = await put(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  expect(await get()).toEqual(before);
});
