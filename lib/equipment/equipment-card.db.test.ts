import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { shippingGuideItems, shippingGuides } from "@/db/schema";
import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  anAssignment,
  anEquipment,
  aProject,
  aRentedUnit,
  aService,
  aWorksheet,
} from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { freeEndedEquipment } from "./free-ended-equipment";
import { getEquipmentCard } from "./get-equipment-card";
import { listLabels } from "./list-labels";
import { listTrace } from "./list-trace";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T15:00:00Z");
});

test("a rented unit is at its project since its commitment", async () => {
  const project = await aProject({ location: "Campo Sur" });
  const { unit } = await aRentedUnit(project, { startDate: "2026-02-03" });
  const service = await aService();
  await anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
  });
  expect(await getEquipmentCard(ctx, { equipmentId: unit.id })).toMatchObject({
    project: { id: project.id, location: "Campo Sur" },
    since: "2026-02-03",
    assignmentCount: 2,
  });
});

test("a free unit is in the base since it came back, or since it was registered", async () => {
  const unit = await anEquipment();
  const registered = await getEquipmentCard(ctx, { equipmentId: unit.id });
  expect(registered).toMatchObject({ project: null, assignmentCount: 0 });
  expect(registered.since).toMatch(/^\d{4}-\d\d-\d\d$/);
  const back = { isRetired: true, retirementDate: "2026-02-20", endDate: "2026-02-28" };
  await anAssignment({ equipmentId: unit.id, ...back });
  const returned = await getEquipmentCard(ctx, { equipmentId: unit.id });
  expect(returned).toMatchObject({ since: "2026-02-20", assignmentCount: 0 });
});

test("a unit that came back as its last day was over is in the base since then", async () => {
  const { unit } = await aRentedUnit(await aProject(), { endDate: "2026-03-09" });
  await freeEndedEquipment(ctx);
  const card = await getEquipmentCard(ctx, { equipmentId: unit.id });
  expect(card).toMatchObject({ unit: { availability: "DISPONIBLE" }, since: "2026-03-09" });
});

test("the trace tells everything that names the unit, newest first, in four queries", async () => {
  const project = await aProject();
  const { unit } = await aRentedUnit(project, { startDate: "2026-01-05", description: "ALQUILER" });
  const { unit: other } = await aRentedUnit(project);
  const service = await aService();
  const tied = { kind: "SERVICIO", servedEquipmentId: unit.id, startDate: "2026-01-06" } as const;
  await anAssignment({ projectId: project.id, equipmentId: service.id, ...tied });
  const { id: worksheetId } = await aWorksheet({ projectId: project.id });
  const chain = await aCustodyChain({ worksheetId, date: "2026-01-20" });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id, sequence: 2 });
  const gone = await aCustodyChain({ worksheetId, isDeleted: true });
  await aCustodyChainItem({ chainId: gone.id, equipmentId: unit.id });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date: "2026-01-15" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: other.id });
  const values = { projectId: project.id, guideNumber: "001-7", issueDate: "2026-01-04" };
  const [guide] = await database().insert(shippingGuides).values(values).returning();
  const item = { guideId: guide?.id ?? 0, equipmentId: unit.id, description: "x", quantity: "1" };
  await database().insert(shippingGuideItems).values(item);

  const { answer: trace, queries } = await withQueries(() =>
    listTrace(ctx, { equipmentId: unit.id }),
  );
  expect(queries).toHaveLength(4);
  expect(trace.map(({ kind, date }) => `${date} ${kind}`)).toEqual([
    "2026-01-20 chain",
    "2026-01-15 maintenance",
    "2026-01-06 assignment",
    "2026-01-05 assignment",
    "2026-01-04 guide",
  ]);
  expect(trace[2]?.title).toBe(`ALQUILER → ${unit.code}`);
  expect(trace.every((entry) => entry.projectId === project.id)).toBe(true);
});

test("labels hold the absolute address of each live unit's card, by code", async () => {
  const second = await anEquipment({ code: "B" });
  const first = await anEquipment({ code: "A" });
  const gone = await anEquipment({ isDeleted: true });
  const ids = [second.id, first.id, gone.id, 999];
  const labels = await listLabels(ctx, { ids, home: "https://faena.example" });
  expect(labels.map(({ code }) => code)).toEqual(["A", "B"]);
  expect(labels[0]?.qr).not.toEqual(labels[1]?.qr);
  expect(await listLabels(ctx, { ids: [], home: "https://faena.example" })).toEqual([]);
});
