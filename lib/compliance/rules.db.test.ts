import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { complianceRules } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { addTemplate } from "./add-template";
import { checkAsked } from "./check-gate";
import { createRule } from "./create-rule";
import { deleteRule } from "./delete-rule";
import { previewRules } from "./preview-rules";
import { PreviewQuery, RuleInput, RuleUpdate, TemplateInput } from "./rule-input";
import { templates } from "./templates";
import { updateRule } from "./update-rule";
import { withdrawOverride } from "./withdraw-override";

const today = "2026-08-10";
const office = () => memberAt(`${today}T17:00:00Z`);

beforeEach(async () => {
  await database().delete(complianceRules);
});

const licence = { subject: "TECHNICAL", requirement: "LICENSE", level: "BLOCK" };

test("a rule is made, changed and deleted; two of the same are refused", async () => {
  const ctx = await office();
  const { id } = await createRule(ctx, RuleInput.parse(licence));
  await expect(createRule(ctx, RuleInput.parse(licence))).rejects.toMatchObject({
    cause: { constraint_name: "compliance_rules_once" },
  });
  const changed = await updateRule(
    ctx,
    RuleUpdate.parse({ ...licence, rule_id: id, level: "IGNORE", from_date: "2026-01-01" }),
  );
  expect(changed).toMatchObject({ id, level: "IGNORE", fromDate: "2026-01-01", version: 2 });
  await deleteRule(ctx, { ruleId: id });
  await expect(deleteRule(ctx, { ruleId: id })).rejects.toMatchObject({ code: "not_found" });
});

test("a template is picked for a place, warns only, and adds what is not there", async () => {
  const ctx = await office();
  const asked = { template: "oil-block" as const, bloque: "BLOCK_16" };
  const count = templates["oil-block"].asks.length;
  expect(await addTemplate(ctx, TemplateInput.parse(asked))).toBe(count);
  expect(await addTemplate(ctx, TemplateInput.parse(asked))).toBe(0);
  const rules = await database().select().from(complianceRules);
  expect(new Set(rules.map(({ level, block }) => `${level} ${block}`))).toEqual(
    new Set(["WARN BLOCK_16"]),
  );
  const everywhere = TemplateInput.parse({ template: "vacuum" });
  expect(await addTemplate(ctx, everywhere)).toBe(templates.vacuum.asks.length);
});

async function aMonthOfWork() {
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const driver = await make.aStaffMember({ licenseUntil: "2026-08-01" });
  const truck = await make.aVehicle({ plate: "PBX-0101", registrationUntil: "2026-01-01" });
  const chain = { worksheetId: sheet.id, staffId: driver.id, vehicleId: truck.id };
  await make.aCustodyChain({ ...chain, date: "2026-08-01" });
  await make.aCustodyChain({ ...chain, date: "2026-08-02" });
  await make.aCustodyChain({ ...chain, date: "2026-08-03", status: "CANCELLED" });
  await make.aCustodyChain({ ...chain, date: "2026-07-01" });
  await make.aShippingGuide({
    ...{ projectId: project.id, issueDate: "2026-08-04", vehiclePlate: " pbx-0101" },
  });
  await make.aCalendarEvent({
    ...{ projectId: project.id, staffId: driver.id, startDate: "2026-08-05" },
  });
  const { assignment } = await make.aRentedUnit(project, { startDate: "2026-08-06" });
  await make.aVisit({
    ...{ assignmentId: assignment.id, staffId: driver.id, plannedDate: "2026-08-07" },
  });
  return { project, driver, truck };
}

test("says what a rule would have stopped in the last thirty days, and saves nothing", async () => {
  const ctx = await office();
  const { project, driver } = await aMonthOfWork();
  const ask = (given: Record<string, unknown>) =>
    previewRules(
      ctx,
      PreviewQuery.parse(
        Object.fromEntries(
          Object.entries(given).map(([key, value]) => [
            key,
            key === "rule_id" ? String(value) : JSON.stringify(value),
          ]),
        ),
      ),
    );
  const stopped = await ask({ rule: { ...licence, project_id: project.id } });
  expect(stopped).toMatchObject({ acts: 8, stoppedCount: 3, warnedCount: 0, freedCount: 0 });
  expect(stopped.stopped.map(({ kind, day, subjectId }) => [kind, day, subjectId])).toEqual([
    ["visit", "2026-08-07", driver.id],
    ["event", "2026-08-05", driver.id],
    ["chain", "2026-08-02", driver.id],
  ]);
  const registration = { subject: "VEHICLE", requirement: "REGISTRATION", level: "WARN" };
  expect(await ask({ rule: registration })).toMatchObject({ stoppedCount: 0, warnedCount: 3 });
  expect(await ask({ rule: { ...licence, project_id: (await make.aProject()).id } })).toMatchObject(
    { stoppedCount: 0, warnedCount: 0 },
  );
  expect(await ask({ template: { template: "general" } })).toMatchObject({ stoppedCount: 0 });
  const rule = await make.aRule();
  expect(await ask({ rule_id: rule.id })).toMatchObject({ stoppedCount: 0, freedCount: 3 });
  expect(await database().select().from(complianceRules)).toHaveLength(1);
});

test("an override that is taken back answers for nothing more", async () => {
  const ctx = await office();
  const project = await make.aProject();
  const member = await make.aStaffMember();
  await make.aRule();
  const { id } = await make.anOverride({
    ...{ projectId: project.id, staffId: member.id, fromDate: today },
  });
  const asked = { projectId: project.id, from: today, to: today, technicalIds: [member.id] };
  expect((await checkAsked(ctx, asked)).verdict).toBe("WARN");
  await withdrawOverride(ctx, { overrideId: id });
  expect((await checkAsked(ctx, asked)).verdict).toBe("BLOCK");
  await expect(withdrawOverride(ctx, { overrideId: id })).rejects.toThrow("ya se quitó");
});
