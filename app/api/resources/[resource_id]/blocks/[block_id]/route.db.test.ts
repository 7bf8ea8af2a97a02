import { expect, test } from "vitest";
import { database } from "@/db/client";
import { unitClaims } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE } from "./route";

const takeAway = (
  as: Awaited<ReturnType<typeof make.aSession>>,
  params: { resource_id: number; block_id: number },
) => call(DELETE, { as, params, method: "DELETE" });

test("a blocked unit is given back, once", async () => {
  const office = await make.aSession();
  const { id, equipmentId } = await make.aUnitBlock();
  expect(await database().select().from(unitClaims)).toHaveLength(1);
  const params = { resource_id: equipmentId, block_id: id };
  expect((await takeAway(office, params)).status).toBe(200);
  expect(await database().select().from(unitClaims)).toEqual([]);
  expect((await takeAway(office, params)).status).toBe(404);
});

test("not by a technician, and not as another unit's", async () => {
  const { id, equipmentId } = await make.aUnitBlock();
  const other = await make.anEquipment();
  const own = { resource_id: equipmentId, block_id: id };
  expect((await takeAway(await make.aSession("TECNICO"), own)).status).toBe(403);
  const strange = { resource_id: other.id, block_id: id };
  expect((await takeAway(await make.aSession(), strange)).status).toBe(404);
});
