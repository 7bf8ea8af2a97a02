import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import { among } from "./among";
import { database } from "./client";
import { insertAll } from "./insert-all";
import { assignments, equipment, partners } from "./schema";
import { anEquipment, aProject } from "./testing/factories";

const many = 70_000;

test("a list of any length is one parameter, whatever its texts hold", async () => {
  const strange = ['comilla "doble"', "barra \\ y coma, {llave}", "NULL", ""];
  const rows = strange.map((name, index) => ({
    name,
    businessTaxId: `099${index}`,
    address: "Quito",
  }));
  const ids = await insertAll(database(), partners, rows);
  const found = await database().select().from(partners).where(among(partners.name, strange));
  expect(found.map(({ name }) => name).toSorted()).toEqual(strange.toSorted());
  const wide = [...Array.from({ length: many }, (_, index) => -index), ...ids];
  expect(await database().$count(partners, among(partners.id, wide))).toBe(4);
  expect(await database().$count(partners, among(partners.id, []))).toBe(0);
});

test("rows of every kind of column come back as they were given, ids in their order", async () => {
  const { id: projectId } = await aProject();
  const { id: equipmentId } = await anEquipment();
  const base = { projectId, equipmentId, kind: "SERVICIO" as const, description: "X" };
  const ids = await insertAll(database(), assignments, [
    { ...base, cost: "10.50", startDate: "2026-01-01", weekdays: [0, 6], frequencyType: "WEEK" },
    { ...base, cost: "0.10", startDate: "2026-01-02", endDate: "2026-02-01", intervalDays: 3 },
  ]);
  const [first, second] = await Promise.all(
    ids.map(async (id) => {
      const [row] = await database().select().from(assignments).where(eq(assignments.id, id));
      return row;
    }),
  );
  expect(first).toMatchObject({ cost: "10.50", weekdays: [0, 6], intervalDays: 1, endDate: null });
  expect(second).toMatchObject({ frequencyType: "DAY", endDate: "2026-02-01", intervalDays: 3 });
  expect(await insertAll(database(), assignments, [])).toEqual([]);
});

const rowsAtOnce = extent(2_000, 10_000);

test("thousands of rows are one statement", async () => {
  const rows = Array.from({ length: rowsAtOnce }, (_, index) => ({
    name: `Batería ${index}`,
    code: `BT-${index}`,
    type: "BTSNHM" as const,
  }));
  const ids = await insertAll(database(), equipment, rows);
  expect(ids).toHaveLength(rowsAtOnce);
  expect(await database().$count(equipment, among(equipment.id, ids))).toBe(rowsAtOnce);
});
