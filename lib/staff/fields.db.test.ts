import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET, PUT } from "@/app/api/technicals/[technical_id]/route";
import { POST } from "@/app/api/technicals/route";
import { staff } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "../http/testing";
import { clearedOf, sampleOf } from "../records/testing";
import { staffFields } from "./fields";

test("every field is kept as it is given, changed, and cleared where it may be", async () => {
  const as = await make.aSession();
  const first = sampleOf(staffFields, 1);
  const { status, body } = await call(POST, { as, body: first });
  expect([status, body.data]).toEqual([201, expect.objectContaining(first)]);
  const params = { technical_id: body.data.id };
  const second = sampleOf(staffFields, 2);
  const changed = await call(PUT, { as, method: "PUT", params, body: second });
  expect([changed.status, changed.body.data]).toEqual([200, expect.objectContaining(second)]);
  const cleared = clearedOf(staffFields, getTableColumns(staff));
  await call(PUT, { as, method: "PUT", params, body: cleared });
  expect((await call(GET, { as, params })).body.data).toMatchObject({ ...second, ...cleared });
});
