import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET, PUT } from "@/app/api/vehicles/[vehicle_id]/route";
import { POST } from "@/app/api/vehicles/route";
import { vehicles } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "../http/testing";
import { clearedOf, sampleOf } from "../records/testing";
import { vehicleFields } from "./fields";

test("every field is kept as it is given, changed, and cleared where it may be", async () => {
  const as = await make.aSession();
  const first = sampleOf(vehicleFields, 1);
  const { status, body } = await call(POST, { as, body: first });
  expect([status, body.data]).toEqual([201, expect.objectContaining(first)]);
  const params = { vehicle_id: body.data.id };
  const second = sampleOf(vehicleFields, 2);
  const changed = await call(PUT, { as, method: "PUT", params, body: second });
  expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining(second)]);
  const cleared = clearedOf(vehicleFields, getTableColumns(vehicles));
  await call(PUT, { as, method: "PUT", params, body: cleared });
  const { data } = (await call(GET, { as, params })).body;
  const { capacity_gallons, ...shown } = { ...second, ...cleared };
  expect(data).toMatchObject(shown);
  expect(data).not.toHaveProperty("capacity_gallons");
});
