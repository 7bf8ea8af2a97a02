import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { complianceOverrides, gateChecks, projects, staff, vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { fillRoutes } from "./fill-routes";
import { listDispatchDays } from "./list-dispatch-days";
import { publishRoutes } from "./publish-routes";
import { saveRoute } from "./save-route";
import { setCrew } from "./set-crew";
import { aDailyService, listStanding } from "./testing";

const today = "2026-03-09";
const day = "2026-03-12";
const span = { from: day, to: day };
let ctx: Context;
let member: Awaited<ReturnType<typeof make.aStaffMember>>;
let asked: Awaited<ReturnType<typeof make.aProject>>;
let here: Awaited<ReturnType<typeof aDailyService>>;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`, { role: "ADMINISTRATIVO" });
  member = await make.aStaffMember({ firstName: "Luis", lastName: "Paz" });
  asked = await make.aProject();
  here = await aDailyService({ projectId: asked.id });
});

const stopAt = (assignmentId: number) => ({
  ...{ windowStart: null, windowEnd: null, minutes: null, notes: null },
  ...{ assignmentId, plannedDate: day, eventId: null },
});

const plan = (vehicleId: number | null = null) =>
  saveRoute(ctx, { date: day, staffId: member.id, vehicleId, stops: [stopAt(here.id)] });

const warnings = async () =>
  (await listDispatchDays(ctx, span)).flatMap((one) => one.routes).flatMap((one) => one.warnings);

const listChecks = () =>
  database().select().from(gateChecks).where(eq(gateChecks.projectId, asked.id));

test("who lacks what a site asks for is proposed elsewhere only", async () => {
  await make.aRule({ requirement: "MEDICAL", projectId: asked.id });
  await database().update(staff).set({ medicalUntil: null, licenseUntil: day });
  const elsewhere = await aDailyService();
  for (const { id } of [here, elsewhere])
    await setCrew(ctx, { assignmentId: id, staffId: member.id, vehicleId: null });
  await make.aRule({ requirement: "LICENSE", projectId: elsewhere.projectId });
  const { left } = await fillRoutes(ctx, { ...span, isPreview: false });
  expect(left).toMatchObject([{ reason: "Luis Paz no puede ir: Certificado médico, falta" }]);
  expect(await listStanding()).toEqual([`${day} ${member.id}: ${elsewhere.id}@${day}`]);
});

test("a rule holds a route back until an override answers for its day, which is written down", async () => {
  await make.aRule({ requirement: "MEDICAL" });
  const route = await plan();
  const reason = "Certificado médico, falta";
  expect(await warnings()).toEqual([reason]);
  expect(await publishRoutes(ctx, span)).toMatchObject({ published: [], heldBack: [{ reason }] });
  expect(await listChecks()).toEqual([]);
  const override = await make.anOverride({
    ...{ projectId: asked.id, staffId: member.id, requirement: "MEDICAL" },
    ...{ fromDate: day, untilDate: day },
  });
  expect(await warnings()).toEqual([]);
  expect(await publishRoutes(ctx, span)).toMatchObject({ published: [{ id: route.id }] });
  expect(await listChecks()).toMatchObject([
    { act: "ROUTE", actId: route.id, staffId: member.id, day, overrideId: override.id },
  ]);
});

test("what only warns goes out and is written down; what no rule speaks of still holds back", async () => {
  await make.aRule({ requirement: "MEDICAL", level: "WARN" });
  await database().update(staff).set({ medicalUntil: "2026-03-01", licenseUntil: "2026-03-02" });
  await plan();
  expect((await publishRoutes(ctx, span)).heldBack).toMatchObject([
    { reason: "Licencia de conducir, venció el 02/03/2026" },
  ]);
  expect(await listChecks()).toEqual([]);
  await database().update(staff).set({ licenseUntil: day });
  expect((await publishRoutes(ctx, span)).published).toHaveLength(1);
  expect(await listChecks()).toMatchObject([{ verdict: "WARN", staffId: member.id }]);
});

test("a pass that has ended is told by the name of its block", async () => {
  await make.aStaffPass({ staffId: member.id, block: "BLOCK_16", expiresOn: "2026-03-02" });
  await plan();
  expect(await warnings()).toEqual(["Pase BLOCK 16, venció el 02/03/2026"]);
});

test("the vehicle's papers hold it back, too", async () => {
  await make.aRule({ subject: "VEHICLE", requirement: "REGISTRATION" });
  const car = await make.aVehicle();
  await plan(car.id);
  const { heldBack } = await publishRoutes(ctx, span);
  expect(heldBack).toMatchObject([{ reason: `Matrícula de ${car.plate}: falta` }]);
  await database().update(vehicles).set({ registrationUntil: day });
  expect((await publishRoutes(ctx, span)).published).toHaveLength(1);
  expect(await listChecks()).toEqual([]);
});

test("an override that is taken back meanwhile lets no route out", async () => {
  await make.aRule({ requirement: "MEDICAL" });
  await plan();
  const override = await make.anOverride({
    ...{ projectId: asked.id, staffId: member.id, requirement: "MEDICAL" },
    ...{ fromDate: day, untilDate: day },
  });
  const { waiting } = await database().transaction(async (tx) => {
    await tx
      .update(complianceOverrides)
      .set({ isWithdrawn: true })
      .where(eq(complianceOverrides.id, override.id));
    const publishing = publishRoutes(ctx, span);
    await pause(300);
    return { waiting: publishing };
  });
  expect((await waiting).published).toEqual([]);
});

test("a pass and a dose are known by the names that rules have for them", async () => {
  const staffId = member.id;
  await make.aStaffPass({ staffId, block: "BLOCK_16", expiresOn: "2026-03-01" });
  await make.aVaccination({ staffId, vaccine: "TETANUS", nextDoseOn: "2026-03-02" });
  await plan();
  expect(await warnings()).toEqual([expect.stringContaining("01/03/2026")]);
  await make.aRule({ requirement: "PASS", level: "IGNORE" });
  await database().update(projects).set({ block: "Bloque 16" });
  expect(await warnings()).toEqual([expect.stringContaining("02/03/2026")]);
  await make.aRule({ requirement: "VACCINE", param: "TETANUS", level: "IGNORE" });
  expect(await warnings()).toEqual([]);
});
