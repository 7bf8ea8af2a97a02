import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, equipment, type projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { repairAvailability } from "../../assignments/repair-availability";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;
let project: typeof projects.$inferSelect;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
  project = await make.aProject({ location: "Campo Sur" });
});

type Unit = typeof equipment.$inferSelect;
type Row = Partial<typeof equipment.$inferInsert>;

const faults = async () => {
  const { rows } = await reported(ctx, "availability-consistency");
  return rows.map(({ fault }) => fault).toSorted();
};

const stored = async ({ id }: { id: number }) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];

const rented = (): Row => ({
  availability: "RENTADO",
  currentProjectId: project.id,
  currentLocation: "Campo Sur",
  commitmentDate: "2026-01-01",
});

const held = async (row: Row, given: Parameters<typeof make.anAssignment>[0] = {}) => {
  const unit = await make.anEquipment(row);
  await make.anAssignment({ projectId: project.id, equipmentId: unit.id, ...given });
  return unit;
};

const repair = ({ id }: Unit) => repairAvailability(ctx, { equipmentId: id });

const free = {
  availability: "DISPONIBLE",
  currentLocation: null,
  currentProjectId: null,
  commitmentDate: null,
  releaseDate: null,
};

test("units that agree are at no fault, and stay as they are", async () => {
  const agreeing = [
    await held(rented()),
    await held(rented(), { endDate: "2026-03-10" }),
    await held({}, { endDate: "2026-03-10" }),
    await held({}, { isRetired: true, retirementDate: "2026-03-01", retirementReason: "Fin" }),
    await held({}, { isDeleted: true }),
    await held({ commitmentDate: "2026-05-01", currentLocation: "Bodega" }, { isActive: false }),
    await held({ availability: "RETIRADO" }, { endDate: "2026-03-09" }),
  ];
  await held({ isDeleted: true });
  expect(await faults()).toEqual([]);
  for (const unit of agreeing.slice(0, -1)) expect(await repair(unit)).toEqual(unit);
});

test("rented without an assignment, it is set free, in history by who did it", async () => {
  const ended = await held({ ...rented(), releaseDate: "2026-04-01" }, { endDate: "2026-03-09" });
  expect(await faults()).toEqual(["unheld"]);
  await repair(ended);
  expect(await stored(ended)).toMatchObject(free);
  expect(await faults()).toEqual([]);
  const [entry] = await database().select().from(changes).orderBy(desc(changes.id)).limit(1);
  expect(entry).toMatchObject({
    recordType: "resource_item",
    recordId: ended.id,
    userId: ctx.caller.user.id,
    changes: { stst_status_disponibility: ["RENTADO", "DISPONIBLE"] },
  });
});

test("free with an assignment, it is rented again, one that begins later too", async () => {
  const units = [await held({}), await held({}, { startDate: "2026-04-01" })];
  expect(await faults()).toEqual(["unrented", "unrented"]);
  for (const unit of units) await repair(unit);
  const [first, second] = units;
  expect(first && (await stored(first))).toMatchObject(rented());
  expect(second && (await stored(second))).toMatchObject({ commitmentDate: "2026-04-01" });
  expect(await faults()).toEqual([]);
});

test.each([
  ["other_location", { currentLocation: "Bodega" }],
  ["other_commitment", { commitmentDate: "2026-01-02" }],
  ["other_commitment", { commitmentDate: null }],
])("%s is put right", async (fault, row) => {
  const unit = await held({ ...rented(), ...row });
  expect(await faults()).toEqual([fault]);
  await repair(unit);
  expect(await stored(unit)).toMatchObject(rented());
  expect(await faults()).toEqual([]);
});

test("two faults at once are told apart and put right together", async () => {
  const other = await make.aProject({ location: "Campo Norte" });
  const unit = await held({
    ...rented(),
    currentProjectId: other.id,
    currentLocation: other.location,
  });
  expect(await faults()).toEqual(["other_location", "other_project"]);
  const { rows } = await reported(ctx, "availability-consistency");
  expect(rows[0]).toMatchObject({
    code: unit.code,
    current_project: "Campo Norte",
    current_location: "Campo Norte",
    project: "Campo Sur",
    starts_on: "2026-01-01",
    faults: "1",
  });
  await repair(unit);
  expect(await stored(unit)).toMatchObject(rented());
  expect(await faults()).toEqual([]);
});

test("a unit is where it goes on to, not where it ends today", async () => {
  const other = await make.aProject({ location: "Campo Norte" });
  const unit = await held(rented(), { endDate: "2026-03-10" });
  await make.anAssignment({
    projectId: other.id,
    equipmentId: unit.id,
    startDate: "2026-03-10",
  });
  expect(await faults()).toEqual(["other_commitment", "other_location", "other_project"]);
  await repair(unit);
  expect(await stored(unit)).toMatchObject({
    currentProjectId: other.id,
    currentLocation: "Campo Norte",
    commitmentDate: "2026-03-10",
  });
  expect(await faults()).toEqual([]);
});

test("with two assignments, or retired, a person decides; nothing changes", async () => {
  const twice = await held(rented(), { endDate: "2026-03-31" });
  await make.anAssignment({
    projectId: project.id,
    equipmentId: twice.id,
    startDate: "2026-04-01",
  });
  const retired = await held({ availability: "RETIRADO" });
  expect(await faults()).toEqual(["held_twice", "retired_held"]);
  await expect(repair(twice)).rejects.toMatchObject({ code: "resource_busy" });
  await expect(repair(retired)).rejects.toMatchObject({ code: "resource_retired" });
  expect(await stored(twice)).toEqual(twice);
  expect(await stored(retired)).toEqual(retired);
});

test("a service, or one that is deleted or missing, is refused", async () => {
  await expect(repair(await make.aService())).rejects.toMatchObject({ kind: "refused" });
  await expect(repair(await make.anEquipment({ isDeleted: true }))).rejects.toMatchObject({
    kind: "missing",
  });
  await expect(repairAvailability(ctx, { equipmentId: 999_999 })).rejects.toMatchObject({
    kind: "missing",
  });
});

test("two who repair one unit at once change it once", async () => {
  const unit = await held({});
  const [first, second] = await Promise.all([repair(unit), repair(unit)]);
  expect(first).toEqual(second);
  expect(await stored(unit)).toMatchObject({ ...rented(), version: unit.version + 1 });
});
