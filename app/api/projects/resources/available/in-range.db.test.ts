import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
  await database().update(equipment).set({ isDeleted: true });
});

const ask = (query: Record<string, string>) => call(GET, { as: office, query });

test("says of each unit whether it can be had, from when, and who has it", async () => {
  const [free, promised, away] = [
    await make.anEquipment(),
    await make.anEquipment(),
    await make.anEquipment(),
  ];
  const days = { fromDate: "2036-12-10", toDate: "2036-12-20" };
  const { reservation } = await make.aPromisedUnit({ equipmentId: promised.id, ...days });
  await make.anAssignment({ equipmentId: away.id });
  const { body } = await ask({ from: "2036-12-12", to: "2036-12-31" });
  const told = new Map(body.data.map((row: { id: number }) => [row.id, row]));
  expect(told.get(free.id)).toMatchObject({
    free_in_range: true,
    free_from: "2036-12-12",
    claimed_by: null,
  });
  expect(told.get(promised.id)).toMatchObject({
    free_in_range: false,
    free_from: "2036-12-20",
    claimed_by: {
      kind: "RESERVATION",
      code: reservation.code,
      from: "2036-12-10",
      to: "2036-12-20",
    },
  });
  expect(told.get(away.id)).toMatchObject({
    free_in_range: false,
    free_from: null,
    claimed_by: { kind: "ASSIGNMENT", code: null, to: null },
  });
  const { body: before } = await ask({ from: "2036-12-05", to: "2036-12-10" });
  const [same] = before.data.filter(({ id }: { id: number }) => id === promised.id);
  expect(same).toMatchObject({ free_in_range: true, claimed_by: null });
});

test("adds nothing without a span, nor to a service", async () => {
  const service = await make.aService();
  const unit = await make.anEquipment();
  const { body } = await ask({ exclude_services: "false" });
  for (const row of body.data) expect(row).not.toHaveProperty("free_in_range");
  const { body: asked } = await ask({ exclude_services: "false", from: "2036-12-12" });
  const told = new Map(asked.data.map((row: { id: number }) => [row.id, row]));
  expect(told.get(service.id)).not.toHaveProperty("free_in_range");
  expect(told.get(unit.id)).toHaveProperty("free_in_range", true);
  expect((await ask({ from: "2036-13-01" })).status).toBe(400);
});
