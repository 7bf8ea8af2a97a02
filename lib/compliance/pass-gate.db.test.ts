import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { complianceRules, custodyChains, gateChecks, settings, shippingGuides } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { createChain } from "../custody/create-chain";
import { ChainFormChanges, ChainFormInput, ChainInput } from "../custody/input";
import { updateChain } from "../custody/update-chain";
import { memberAt } from "../kernel/testing";
import { createGuide } from "../shipping/create-guide";
import { GuideFormChanges, GuideFormInput, GuideInput } from "../shipping/input";
import { updateGuide } from "../shipping/update-guide";

const today = "2026-08-10";
const technician = () => memberAt(`${today}T17:00:00Z`, { role: "TECNICO" });

beforeEach(async () => {
  await database().delete(gateChecks);
  await database().delete(complianceRules);
  await database().update(settings).set({ gateCustody: false });
});

async function aJob() {
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const driver = await make.aStaffMember({ dni: "1500112233", licenseUntil: "2026-08-01" });
  const truck = await make.aVehicle({ plate: "PBX-0202", registrationUntil: "2026-08-01" });
  const chain = {
    ...{ sheet_project_id: sheet.id, date: today, type_waste: "LODOS", contact_name: "Luis" },
    ...{ technical_id: driver.id, vehicle_id: truck.id },
  };
  const guide = {
    ...{ project_id: project.id, issue_date: today, vehicle_plate: "pbx-0202" },
    ...{ carrier_ci: "1500112233" },
  };
  await make.aRule();
  await make.aRule({ subject: "VEHICLE", requirement: "REGISTRATION", level: "WARN" });
  return { project, sheet, driver, truck, chain, guide };
}

const kept = () => database().select().from(gateChecks).orderBy(gateChecks.id);

test("a program makes chains and guides as documented, and nothing is written of them", async () => {
  const ctx = await technician();
  const { chain, guide } = await aJob();
  await createChain(ctx, ChainInput.parse(chain));
  await createGuide(ctx, GuideInput.parse(guide));
  expect(await kept()).toEqual([]);
});

test("a screen asks why it goes on, and writes down who went and why", async () => {
  const ctx = await technician();
  const { chain, driver, truck, project } = await aJob();
  const count = () => database().$count(custodyChains);
  const before = await count();
  await expect(createChain(ctx, ChainFormInput.parse(chain))).rejects.toMatchObject({
    details: { fieldErrors: { gate_reason: [expect.stringContaining("por qué")] } },
  });
  expect(await count()).toBe(before);
  const typed = { ...chain, gate_reason: "Derrame: no hay otro conductor" };
  const made = await createChain(ctx, ChainFormInput.parse(typed));
  const shared = {
    ...{ act: "CHAIN", actId: made.chain.id, projectId: project.id, day: today },
    ...{ userId: ctx.caller.user.id, reason: "Derrame: no hay otro conductor" },
  };
  expect(await kept()).toMatchObject([
    { ...shared, staffId: driver.id, verdict: "BLOCK", failures: [{ requirement: "LICENSE" }] },
    { ...shared, vehicleId: truck.id, verdict: "WARN" },
  ]);
});

test("a chain that changes is asked again only where somebody else carries it", async () => {
  const ctx = await technician();
  const { chain, driver } = await aJob();
  const { technical_id: _, ...unnamed } = chain;
  const made = await createChain(ctx, ChainFormInput.parse(unnamed));
  const change = (given: object) =>
    updateChain(ctx, ChainFormChanges.parse({ id: made.chain.id, ...given }));
  const asked = { details: { fieldErrors: { gate_reason: [expect.any(String)] } } };
  await change({ observations: "Turno de la tarde", status: "COMPLETED" });
  await expect(change({ technical_id: driver.id })).rejects.toMatchObject(asked);
  await change({ technical_id: driver.id, gate_reason: "Relevo" });
  expect((await kept()).map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ["WARN", null],
    ["BLOCK", "Relevo"],
    ["WARN", "Relevo"],
  ]);
});

test("with the setting a rule that blocks refuses programs and screens, reason or not", async () => {
  const ctx = await technician();
  const { chain, guide, project, driver } = await aJob();
  await database().update(settings).set({ gateCustody: true });
  const refused = {
    code: "compliance_blocked",
    details: { failures: [{ requirement: "LICENSE" }] },
  };
  const typed = { ...chain, gate_reason: "Igual" };
  await expect(createChain(ctx, ChainInput.parse(chain))).rejects.toMatchObject(refused);
  await expect(createChain(ctx, ChainFormInput.parse(typed))).rejects.toMatchObject(refused);
  await expect(createGuide(ctx, GuideInput.parse(guide))).rejects.toMatchObject(refused);
  await make.anOverride({ projectId: project.id, staffId: driver.id, fromDate: today });
  await createChain(ctx, ChainInput.parse(chain));
  await createGuide(ctx, GuideInput.parse(guide));
  expect(new Set((await kept()).map(({ verdict }) => verdict))).toEqual(new Set(["WARN"]));
});

test("a guide is asked of who carries it, what it carries and all of its days", async () => {
  const ctx = await technician();
  const { guide, driver } = await aJob();
  const unit = await make.anEquipment({ condition: "DAÑADO" });
  await make.aRule({ subject: "EQUIPMENT", requirement: "CONDITION", level: "WARN" });
  const count = () => database().$count(shippingGuides);
  const before = await count();
  await expect(createGuide(ctx, GuideFormInput.parse(guide))).rejects.toMatchObject({
    details: { fieldErrors: { gate_reason: [expect.any(String)] } },
  });
  expect(await count()).toBe(before);
  const { carrier_ci: _, ...unnamed } = guide;
  const details = [{ description: unit.name, quantity: "1", id_resource_item: unit.id }];
  const made = await createGuide(ctx, GuideFormInput.parse({ ...unnamed, details }));
  const change = { guide_id: made.id, carrier_ci: driver.dni };
  await expect(updateGuide(ctx, GuideFormChanges.parse(change))).rejects.toMatchObject({
    details: { fieldErrors: { gate_reason: [expect.any(String)] } },
  });
  await updateGuide(ctx, GuideFormChanges.parse({ guide_id: made.id, status: "CLOSED" }));
  expect(
    (await kept()).map(({ act, actId, verdict, equipmentId }) => [
      act,
      actId,
      verdict,
      equipmentId,
    ]),
  ).toEqual([
    ["GUIDE", made.id, "WARN", null],
    ["GUIDE", made.id, "WARN", unit.id],
  ]);
});
