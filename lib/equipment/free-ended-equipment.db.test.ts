import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database, watchQueries } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import { anAssignment, aProject, aRentedUnit } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { nobodyAt } from "../kernel/testing";
import { available } from "../placement/availability";
import { freeEndedEquipment } from "./free-ended-equipment";

const on = (today: string) => nobodyAt(`${today}T15:00:00Z`);

const stored = async (id: number) => {
  const [unit] = await database().select().from(equipment).where(eq(equipment.id, id));
  return unit;
};

test("frees a unit once its last day is over, and keeps its assignment", async () => {
  const { unit, assignment } = await aRentedUnit(await aProject(), { endDate: "2026-02-28" });
  expect(await freeEndedEquipment(on("2026-02-28"))).toEqual([]);
  expect(await freeEndedEquipment(on("2026-03-01"))).toEqual([unit.id]);
  expect(await stored(unit.id)).toMatchObject(available);
  const [kept] = await database()
    .select()
    .from(assignments)
    .where(eq(assignments.id, assignment.id));
  expect(kept?.isRetired).toBe(false);
});

test("again, and many at once, it frees nothing more", async () => {
  await aRentedUnit(await aProject(), { endDate: "2026-02-28" });
  const freed = await Promise.all(
    Array.from({ length: 5 }, () => freeEndedEquipment(on("2026-03-01"))),
  );
  expect(freed.flat()).toHaveLength(1);
  expect(await freeEndedEquipment(on("2026-03-01"))).toEqual([]);
});

test("leaves units without an end, elsewhere, or that another assignment has", async () => {
  const project = await aProject();
  const endless = await aRentedUnit(project);
  const renewed = await aRentedUnit(project, { endDate: "2026-02-28" });
  await anAssignment({
    projectId: project.id,
    equipmentId: renewed.unit.id,
    startDate: "2026-02-28",
  });
  const elsewhere = await aRentedUnit(await aProject(), { endDate: "2026-02-28" });
  await database()
    .update(equipment)
    .set({ currentProjectId: project.id })
    .where(eq(equipment.id, elsewhere.unit.id));
  expect(await freeEndedEquipment(on("2026-03-01"))).toEqual([]);
  for (const { unit } of [endless, renewed, elsewhere])
    expect((await stored(unit.id))?.availability).toBe("RENTADO");
});

test("waits for whoever has the unit, and looks again", async () => {
  const { unit, assignment } = await aRentedUnit(await aProject(), { endDate: "2026-02-28" });
  let freeing: Promise<number[]> = Promise.resolve([]);
  await database().transaction(async (db) => {
    await db.select().from(equipment).where(eq(equipment.id, unit.id)).for("update");
    await db
      .update(assignments)
      .set({ endDate: "2026-12-31" })
      .where(eq(assignments.id, assignment.id));
    let locking: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      locking = resolve;
    });
    const stop = watchQueries((query) => query.includes("for no key update") && locking());
    freeing = freeEndedEquipment(on("2026-03-01"));
    await reached;
    stop();
  });
  expect(await freeing).toEqual([]);
  expect((await stored(unit.id))?.availability).toBe("RENTADO");
});

test("costs one query when nothing is due", async () => {
  await aRentedUnit(await aProject());
  const queries = await countQueries(() => freeEndedEquipment(on("2026-03-01")));
  expect(queries).toBe(1);
});
