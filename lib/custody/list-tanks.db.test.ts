import { expect, test } from "vitest";
import { anAssignment, anEquipment, aProject } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listTanks } from "./list-tanks";

test("what holds water is known with its capacity, or as unknown", async () => {
  const ctx = await memberAt("2026-01-10");
  const { id: projectId } = await aProject();
  const assigned = async (given: Parameters<typeof anEquipment>[0]) => {
    const { id: equipmentId } = await anEquipment(given);
    return (await anAssignment({ projectId, equipmentId })).id;
  };
  const tank = await assigned({ type: "TNQAAR", capacityGallons: "1000" });
  const unknown = await assigned({ type: "TNQAAC", capacityGallons: null });
  const dry = await assigned({ type: "BTSNHM", capacityGallons: null });
  await assigned({ type: "TNQAAR", capacityGallons: "5" });
  expect(
    await listTanks(
      ctx,
      [dry, unknown, null, tank].map((assignmentId) => ({ assignmentId })),
    ),
  ).toEqual([
    { assignmentId: tank, capacity: "1000.00" },
    { assignmentId: unknown, capacity: null },
  ]);
  expect(await listTanks(ctx, [])).toEqual([]);
});
