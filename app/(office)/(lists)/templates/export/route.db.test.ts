import { expect, test } from "vitest";
import { aProjectTemplate, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/templates/export?${query}`, { headers: { cookie } });

test("gives the templates that are asked for, in words", async () => {
  const { cookie } = await aSession();
  await aProjectTemplate({ name: "Campamento de 40", units: [{ type: "LVMNOS", count: 2 }] });
  await aProjectTemplate({ name: "Taladro" });
  await aProjectTemplate({ name: "Campamento viejo", isDeleted: true });
  const found = await rowsOf(await GET(request("search=campamento", cookie)));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("Campamento de 40,2 × Lavamanos,0");
  expect(await rowsOf(await GET(request("sort=name:desc", cookie)))).toHaveLength(2);
});

test("is the office's", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await GET(request("", cookie))).status).toBe(403);
  expect((await GET(request(""))).status).toBe(401);
});
