import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { findFirstSteps } from "./find-first-steps";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
});

test("a company that begins has everything to do", async () => {
  expect(await findFirstSteps(ctx)).toEqual({
    hasCompany: false,
    hasUsers: false,
    hasPartner: false,
    hasUnit: false,
  });
});

test("each step is done by what there is, the company by its number and its logo", async () => {
  await make.anAccount({ email: "rosa@faena.test" });
  await make.aPartner();
  await make.anEquipment();
  await database().update(settings).set({ companyTaxId: "1790012345001" });
  expect(await findFirstSteps(ctx)).toEqual({
    hasCompany: false,
    hasUsers: true,
    hasPartner: true,
    hasUnit: true,
  });
  await database().insert(attachments).values({
    model: "settings",
    objectId: 1,
    field: "logo",
    storageKey: "logo.png",
    fileName: "logo.png",
    contentType: "image/png",
    size: 10,
  });
  expect(await findFirstSteps(ctx)).toMatchObject({ hasCompany: true });
});

test("they end with a project, which has to be there still, and are nobody else's", async () => {
  const project = await make.aProject({ isDeleted: true });
  expect(await findFirstSteps(ctx)).not.toBeNull();
  await make.aProject({ partnerId: project.partnerId });
  expect(await findFirstSteps(ctx)).toBeNull();
});

test("technicians set up nothing", async () => {
  const technician = {
    ...ctx,
    caller: { ...ctx.caller, user: { ...ctx.caller.user, role: "TECNICO" as const } },
  };
  expect(await findFirstSteps(technician)).toBeNull();
});
