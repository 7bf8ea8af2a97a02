import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { complianceOverrides, gateChecks, settings, staffPasses, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { atomically } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { checkGate, type GateAsked } from "./check-gate";
import { requireGate, requireGates } from "./require-gate";

const [from, tenth, eleventh, last] = ["2026-08-01", "2026-08-10", "2026-08-11", "2026-08-15"];

const office = () => memberAt(`${from}T17:00:00Z`);

async function aJob() {
  const project = await make.aProject({ block: "Bloque 16" });
  const member = await make.aStaffMember({ firstName: "Luis", lastName: "Andrade" });
  await make.aStaffPass({ staffId: member.id, block: "BLOCK_16", expiresOn: "2026-07-01" });
  const pass = await make.aStaffPass({
    staffId: member.id,
    block: "BLOCK_16",
    expiresOn: tenth,
  });
  const asked = (given: Partial<GateAsked> = {}): GateAsked => ({
    ...{ act: "ROUTE", actId: 7, projectId: project.id, from, to: last },
    technicalIds: [member.id],
    ...given,
  });
  return { project, member, pass, asked };
}

beforeEach(async () => {
  await database().delete(gateChecks);
});

test("a pass that ends amid the job stops it from the day after, until it is renewed", async () => {
  const ctx = await office();
  const { member, pass, asked } = await aJob();
  expect((await checkGate(ctx, asked())).verdict).toBe("FIT");
  const rule = await make.aRule({ requirement: "PASS" });
  const { verdict, failures } = await checkGate(ctx, asked());
  expect(verdict).toBe("BLOCK");
  expect(failures).toEqual([
    {
      ...{ subject: "TECHNICAL", id: member.id, name: "Luis Andrade" },
      ...{ requirement: "PASS", param: null, level: "BLOCK", state: "ENDS", ruleId: rule.id },
      ...{ day: eleventh, until: last, expiresOn: tenth, overrideId: null },
    },
  ]);
  expect((await checkGate(ctx, asked({ from: tenth, to: tenth }))).verdict).toBe("FIT");
  expect((await checkGate(ctx, asked({ from: eleventh, to: eleventh }))).verdict).toBe("BLOCK");
  await database().update(staffPasses).set({ expiresOn: last }).where(eq(staffPasses.id, pass.id));
  expect((await checkGate(ctx, asked())).verdict).toBe("FIT");
});

test("an act that a rule stops throws what failed and leaves nothing behind", async () => {
  const ctx = await office();
  const { member, asked } = await aJob();
  await make.aRule({ requirement: "PASS" });
  await expect(atomically(ctx, (ctx) => requireGate(ctx, asked()))).rejects.toMatchObject({
    code: "compliance_blocked",
    message: "Pase del bloque de Luis Andrade: venció el 10/08/2026.",
    details: { failures: [{ subject_id: member.id, requirement: "PASS", day: eleventh }] },
  });
  expect(await database().select().from(gateChecks)).toEqual([]);
});

test("a live override lets it go and is written down with who went", async () => {
  const ctx = await office();
  const { project, member, asked } = await aJob();
  await make.aRule({ requirement: "PASS" });
  const override = await make.anOverride({
    ...{ projectId: project.id, staffId: member.id, requirement: "PASS" },
    ...{ fromDate: eleventh, untilDate: last },
  });
  expect((await atomically(ctx, (ctx) => requireGate(ctx, asked()))).verdict).toBe("WARN");
  expect(await database().select().from(gateChecks)).toMatchObject([
    {
      ...{ act: "ROUTE", actId: 7, projectId: project.id, staffId: member.id, verdict: "WARN" },
      ...{ day: from, overrideId: override.id, userId: ctx.caller.user.id, reason: null },
      failures: [{ requirement: "PASS", level: "BLOCK", state: "ENDS", override_id: override.id }],
    },
  ]);
  const elsewhere = asked({ projectId: (await make.aProject({ block: "BLOCK 16" })).id });
  expect((await checkGate(ctx, elsewhere)).verdict).toBe("BLOCK");
  await database().update(complianceOverrides).set({ isWithdrawn: true });
  expect((await checkGate(ctx, asked())).verdict).toBe("BLOCK");
});

test("whoever publishes while an override is taken back goes with a live one or not at all", async () => {
  const ctx = await office();
  await make.aRule({ requirement: "PASS" });
  for (let round = 0; round < 10; round += 1) {
    const { project, member, asked } = await aJob();
    const { id } = await make.anOverride({
      ...{ projectId: project.id, staffId: member.id, requirement: "PASS" },
      ...{ fromDate: eleventh, untilDate: last },
    });
    let isWithdrawn = false;
    const [went] = await Promise.allSettled([
      atomically(ctx, async (ctx) => {
        await requireGate(ctx, asked());
        expect(isWithdrawn).toBe(false);
      }),
      atomically(ctx, async ({ db }) => {
        await db
          .update(complianceOverrides)
          .set({ isWithdrawn: true })
          .where(eq(complianceOverrides.id, id));
        isWithdrawn = true;
      }),
    ]);
    const checks = await database().select().from(gateChecks).where(eq(gateChecks.overrideId, id));
    expect(checks.length).toBe(went?.status === "fulfilled" ? 1 : 0);
  }
}, 60_000);

test("a dose whose next one nobody typed holds as long as its scheme says", async () => {
  const ctx = await office();
  const { member, asked } = await aJob();
  const dose = { staffId: member.id, vaccine: "HEPATITIS_A_B" as const };
  await make.aRule({ requirement: "VACCINE", param: dose.vaccine });
  await make.aVaccination({ ...dose, doseNumber: 1, appliedOn: "2026-07-11" });
  expect(await checkGate(ctx, asked())).toMatchObject({
    verdict: "BLOCK",
    failures: [{ state: "ENDS", day: eleventh, until: last, expiresOn: tenth }],
  });
  await make.aVaccination({ ...dose, doseNumber: 2, appliedOn: tenth });
  expect((await checkGate(ctx, asked())).verdict).toBe("FIT");
  await make.aVaccination({ ...dose, doseNumber: 3, appliedOn: tenth, nextDoseOn: eleventh });
  expect(await checkGate(ctx, asked())).toMatchObject({
    verdict: "BLOCK",
    failures: [{ state: "ENDS", day: "2026-08-12", expiresOn: eleventh }],
  });
});

test("a dose holds as the company's own scheme says, once it has changed it", async () => {
  const ctx = await office();
  const { member, asked } = await aJob();
  const dose = { staffId: member.id, vaccine: "COVID" as const };
  await make.aRule({ requirement: "VACCINE", param: dose.vaccine });
  await make.aVaccination({ ...dose, doseNumber: 2, appliedOn: "2026-02-10" });
  expect((await checkGate(ctx, asked())).verdict).toBe("FIT");
  await database()
    .update(settings)
    .set({ vaccineSchemes: { COVID: { waits: [{ count: 21, unit: "DAYS" }], repeatMonths: 6 } } });
  expect(await checkGate(ctx, asked())).toMatchObject({
    verdict: "BLOCK",
    failures: [{ state: "ENDS", day: eleventh, expiresOn: tenth }],
  });
});

test("facts of technicians, vehicles and units count, each under its own rule", async () => {
  const ctx = await office();
  const project = await make.aProject();
  const member = await make.aStaffMember({ isIessAffiliated: false, licenseUntil: last });
  await make.aVaccination({ staffId: member.id, vaccine: "TETANUS", nextDoseOn: tenth });
  await make.aVaccination({ staffId: member.id, vaccine: "MEASLES" });
  const truck = await make.aVehicle({ operationCertificateStatus: "NO APLICA" });
  await make.aVehicleCertification({
    vehicleId: truck.id,
    ...{ name: "PRUEBA HIDROSTATICA", startDate: from, endDate: tenth },
  });
  const unit = await make.anEquipment({ have_foot_pumps: true });
  const service = await make.aService();
  await make.aMaintenanceSheet({ equipmentId: unit.id, date: "2026-07-20", status: "COMPLETED" });
  await make.aMaintenanceSheet({ equipmentId: unit.id, date: "2026-08-01" });
  const wanted = [
    { requirement: "LICENSE" },
    { requirement: "IESS" },
    { requirement: "VACCINE", param: "TETANUS" },
    { requirement: "VACCINE", param: "MEASLES" },
    { requirement: "VACCINE", param: "COVID" },
    { subject: "VEHICLE", requirement: "OPERATION_CERTIFICATE" },
    { subject: "VEHICLE", requirement: "CERTIFICATION", param: "PRUEBA HIDROSTATICA" },
    { subject: "VEHICLE", requirement: "STATUS" },
    { subject: "VEHICLE", requirement: "REGISTRATION", appliesTo: ["CAMIONETA"] },
    { subject: "EQUIPMENT", requirement: "CONDITION" },
    { subject: "EQUIPMENT", requirement: "CHECKLIST" },
    { subject: "EQUIPMENT", requirement: "MAINTENANCE", minDays: 20 },
  ] as const;
  for (const one of wanted)
    await make.aRule({
      level: "WARN",
      ...one,
      appliesTo: "appliesTo" in one ? [...one.appliesTo] : null,
    });
  const asked: GateAsked = {
    ...{ act: "CHAIN", actId: null, projectId: project.id, from, to: last },
    ...{ technicalIds: [member.id], vehicleIds: [truck.id] },
    resourceIds: [unit.id, service.id],
  };
  const told = async () =>
    (await checkGate(ctx, asked)).failures
      .map(({ requirement, param, state, day }) => [requirement, param, state, day].join(" "))
      .sort();
  expect(await told()).toEqual([
    "CERTIFICATION PRUEBA HIDROSTATICA ENDS 2026-08-11",
    "CHECKLIST  MISSING 2026-08-01",
    "IESS  MISSING 2026-08-01",
    "MAINTENANCE  ENDS 2026-08-10",
    "VACCINE COVID MISSING 2026-08-01",
    "VACCINE TETANUS ENDS 2026-08-11",
  ]);
  await database().update(vehicles).set({ status: "EN MANTENIMIENTO" });
  expect(await told()).toContain("STATUS  MISSING 2026-08-01");
  await database().update(vehicles).set({ status: "STANBY" });
  expect(await told()).not.toContain("STATUS  MISSING 2026-08-01");
});

test("a week of many acts is asked in as many statements as one act", async () => {
  const ctx = await office();
  await make.aRule({ level: "WARN" });
  const truck = await make.aVehicle();
  const unit = await make.anEquipment();
  const acts = async (count: number) => {
    const jobs = await Promise.all(Array.from({ length: count }, () => aJob()));
    return jobs.map(({ asked }) => asked({ vehicleIds: [truck.id], resourceIds: [unit.id] }));
  };
  const [one, many] = [await acts(1), await acts(25)];
  const cost = (asked: GateAsked[]) =>
    countQueries(() => atomically(ctx, (ctx) => requireGates(ctx, asked)));
  await cost(one);
  expect(await cost(many)).toBe(await cost(one));
});

test("unknown persons, vehicles and projects are refused", async () => {
  const ctx = await office();
  const { asked } = await aJob();
  const fields = async (given: Partial<GateAsked>) =>
    checkGate(ctx, asked(given)).catch(({ details }) => Object.keys(details.fieldErrors));
  expect(await fields({ technicalIds: [999_999] })).toEqual(["technical_ids"]);
  expect(await fields({ vehicleIds: [999_999] })).toEqual(["vehicle_ids"]);
  expect(await fields({ projectId: 999_999 })).toEqual(["project_id"]);
});
