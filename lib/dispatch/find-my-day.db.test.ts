import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, routeStops, routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { findMyDay } from "./find-my-day";
import { aDailyService } from "./testing";

const today = "2026-03-10";
let ctx: Context;
let staffId: number;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`, { role: "TECNICO" });
  staffId = (await make.aStaffMember({ email: ctx.caller.user.email })).id;
  project = await make.aProject({ contactName: "Zoila Paz", contactPhone: "099" });
});

async function aRoute(
  assignmentIds: readonly number[],
  given: Partial<typeof routes.$inferInsert>,
) {
  const [route] = await database()
    .insert(routes)
    .values({ date: today, staffId, publishedAt: new Date(), ...given })
    .returning();
  for (const [at, assignmentId] of assignmentIds.entries())
    await database()
      .insert(routeStops)
      .values({ routeId: route?.id ?? 0, position: at + 1, assignmentId, plannedDate: today });
}

async function aServedUnit() {
  const { unit, assignment } = await make.aRentedUnit(project);
  const service = await aDailyService({ projectId: project.id, startDate: "2026-03-05" });
  await database()
    .update(assignments)
    .set({ servedEquipmentId: unit.id })
    .where(eq(assignments.id, service.id));
  return { unit, assignment, service };
}

test("stops in order with whom to ask, what is due and what to fill in", async () => {
  const { unit, assignment, service } = await aServedUnit();
  const plain = await aDailyService({ projectId: project.id, startDate: today });
  await database().update(equipment).set({ condition: "DAÑADO" }).where(eq(equipment.id, unit.id));
  const sheet = await make.aWorksheet({ projectId: project.id });
  for (const plannedDate of ["2026-03-05", "2026-03-06"]) {
    await make.aVisit({ assignmentId: service.id, plannedDate });
    const chain = await make.aCustodyChain({ worksheetId: sheet.id, date: plannedDate });
    await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  }
  const { id: vehicleId, plate } = await make.aVehicle();
  await aRoute([plain.id, service.id], { vehicleId });
  const day = await findMyDay(ctx);
  expect(day).toMatchObject({ plate, left: 2, own: { id: staffId } });
  expect(day?.stops).toMatchObject([
    { entry: { assignmentId: plain.id }, toFill: null, due: [] },
    {
      entry: { assignmentId: service.id },
      contact: { name: "Zoila Paz", phone: "099" },
      due: ["3 visitas atrasadas sin registrar", `${unit.code}: dañado`],
      toFill: {
        form: "chain",
        href: `/custody/new?sheet=${sheet.id}&unit=${assignment.id}&vehicle=${vehicleId}`,
      },
    },
  ]);
});

test("once its paper is there, only the mark is left; once it is marked, nothing", async () => {
  const { unit, service } = await aServedUnit();
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-03-09" });
  const sheet = (date: string) =>
    make.aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date });
  await sheet("2026-03-09");
  await aRoute([service.id], {});
  const toFill = async () => (await findMyDay(ctx))?.stops[0]?.toFill;
  expect(await toFill()).toEqual({
    form: "maintenance",
    href: `/maintenance/new?project=${project.id}&unit=${unit.id}`,
  });
  await sheet(today);
  expect(await toFill()).toBeNull();
  await make.aVisit({ assignmentId: service.id, plannedDate: today });
  expect(await findMyDay(ctx)).toMatchObject({ left: 0, stops: [{ isToDo: false }] });
});

test("nobody has a day that he was not told of, or that is somebody else's", async () => {
  const service = await aDailyService();
  await aRoute([service.id], { publishedAt: null });
  expect(await findMyDay(ctx)).toBeNull();
  await database()
    .update(routes)
    .set({ publishedAt: new Date(), staffId: (await make.aStaffMember()).id });
  expect(await findMyDay(ctx)).toBeNull();
});

test("a day of many stops takes as many queries as one of few", async () => {
  const first = await aServedUnit();
  await aRoute([first.service.id], {});
  const few = await countQueries(() => findMyDay(ctx));
  await database().delete(routes);
  const more = [await aServedUnit(), await aServedUnit(), await aServedUnit()];
  await aRoute(
    more.map(({ service }) => service.id),
    {},
  );
  expect(await countQueries(() => findMyDay(ctx))).toBe(few);
});
