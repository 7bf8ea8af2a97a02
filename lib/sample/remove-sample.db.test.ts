import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { unremoved } from "@/db/live";
import {
  accessEvents,
  assignments,
  attachments,
  changes,
  custodyChains,
  equipment,
  partners,
  projects,
  sampleSpans,
  unbilledChanges,
  users,
  visits,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { hasSample } from "./has-sample";
import { markSample } from "./mark-sample";
import { previewSample } from "./preview-sample";
import { removeSample } from "./remove-sample";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
});

const word = "quitar";

async function aSample() {
  const project = await make.aProject();
  const { unit, assignment } = await make.aRentedUnit(project);
  const sheet = await make.aWorksheet({ projectId: project.id });
  const chain = await make.aCustodyChain({ worksheetId: sheet.id });
  await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  const technician = await make.aStaffMember();
  await make.anAttachment({ model: "custody_chain", objectId: chain.id, field: "signed" });
  await make.anAttachment({ model: "user", objectId: ctx.caller.user.id, field: "photo" });
  await markSample(ctx);
  return { project, unit, assignment, sheet, chain, technician };
}

const kept = async () => ({
  partners: await ctx.db.$count(partners),
  projects: await ctx.db.$count(projects),
  units: await ctx.db.$count(equipment),
  assignments: await ctx.db.$count(assignments),
});

test("it goes as a whole, with its history and what was made in it; users and own records stay", async () => {
  const { assignment, unit } = await aSample();
  await make.aVisit({ assignmentId: assignment.id });
  const { id: ownId } = await make.aProject({ location: "Campo propio" });
  const people = await ctx.db.$count(users);
  await removeSample(ctx, { word });
  expect(await kept()).toEqual({ partners: 1, projects: 1, units: 0, assignments: 0 });
  expect(await ctx.db.$count(projects, eq(projects.id, ownId))).toBe(1);
  expect(await ctx.db.$count(visits)).toBe(0);
  expect(await ctx.db.$count(custodyChains)).toBe(0);
  expect(await ctx.db.$count(users)).toBe(people);
  const files = await ctx.db.select().from(attachments).where(unremoved(attachments));
  expect(files.map(({ model }) => model)).toEqual(["user"]);
  const ofUnit = and(eq(changes.recordType, "resource_item"), eq(changes.recordId, unit.id));
  expect(await ctx.db.$count(changes, ofUnit)).toBe(0);
  expect(await ctx.db.$count(unbilledChanges)).toBeLessThanOrEqual(1);
  expect(await hasSample(ctx)).toBe(false);
  expect(await ctx.db.$count(accessEvents, eq(accessEvents.kind, "SAMPLE_REMOVED"))).toBe(1);
});

test("own records that name it are told, and nothing goes before they are deleted", async () => {
  const { project, sheet } = await aSample();
  const own = await make.aProject();
  const ownUnit = await make.anEquipment({ code: "PROPIO-1" });
  const held = await make.anAssignment({ projectId: project.id, equipmentId: ownUnit.id });
  const chain = await make.aCustodyChain({ worksheetId: sheet.id });
  const before = await kept();
  const preview = await previewSample(ctx);
  expect(preview.ownCount).toBe(2);
  expect(preview.own).toEqual(
    expect.arrayContaining([
      { label: "Cadena de custodia", name: chain.consecutive, href: `/custody/${chain.id}` },
      expect.objectContaining({ label: "Asignación", name: "PROPIO-1" }),
    ]),
  );
  await expect(removeSample(ctx, { word })).rejects.toMatchObject({
    kind: "refused",
    message: expect.stringContaining("2 registros propios usan datos de muestra"),
  });
  expect(await kept()).toEqual(before);

  await ctx.db.update(custodyChains).set({ isDeleted: true }).where(eq(custodyChains.id, chain.id));
  await ctx.db.update(assignments).set({ isDeleted: true }).where(eq(assignments.id, held.id));
  await removeSample(ctx, { word });
  expect(await kept()).toEqual({ partners: 1, projects: 1, units: 1, assignments: 0 });
  expect(await ctx.db.$count(projects, eq(projects.id, own.id))).toBe(1);
});

test("what goes is counted by kind of record", async () => {
  await aSample();
  await make.aProject();
  expect((await previewSample(ctx)).goes).toEqual([
    { label: "Clientes", count: 1 },
    { label: "Proyectos", count: 1 },
    { label: "Equipos y servicios", count: 1 },
    { label: "Técnicos", count: 1 },
    { label: "Planillas", count: 1 },
    { label: "Asignaciones", count: 1 },
    { label: "Cadenas de custodia", count: 1 },
    { label: "Visitas, líneas y demás", count: 2 },
  ]);
});

test("another word, or no sample, removes nothing", async () => {
  await make.aProject();
  await expect(removeSample(ctx, { word })).rejects.toMatchObject({ kind: "missing" });
  await markSample(ctx);
  await expect(removeSample(ctx, { word: "sí" })).rejects.toMatchObject({
    kind: "invalid",
    details: { fieldErrors: { word: ["Escriba QUITAR para confirmar."] } },
  });
  expect(await ctx.db.$count(projects)).toBe(1);
  expect(await ctx.db.$count(sampleSpans)).toBeGreaterThan(0);
});

test("of two who remove it at once, one finds nothing", async () => {
  await aSample();
  const both = await Promise.allSettled([removeSample(ctx, { word }), removeSample(ctx, { word })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("who writes into it meanwhile is done first and then told, or finds it gone", async () => {
  const { project } = await aSample();
  const [removed, written] = await Promise.allSettled([
    removeSample(ctx, { word }),
    make.aWorksheet({ projectId: project.id }),
  ]);
  expect([removed.status, written.status].filter((one) => one === "rejected")).toHaveLength(1);
});
