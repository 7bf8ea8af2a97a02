import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as list } from "./route";

test("lists what there is to ask", async () => {
  const { status, body } = await call(list, { as: await make.aSession() });
  expect(status).toBe(200);
  const sheets = body.data.find(({ slug }: { slug: string }) => slug === "worksheets");
  expect(sheets).toMatchObject({ group: "money", name: "Planillas", has_period: true });
  expect(sheets.filters.map(({ name }: { name: string }) => name)).toEqual([
    "period_from",
    "period_to",
    "status",
    "partner_id",
    "project_id",
  ]);
});

test("a technician sees none", async () => {
  const technician = await make.aSession("TECNICO");
  expect((await call(list, { as: technician })).status).toBe(403);
});
