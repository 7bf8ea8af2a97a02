import { expect, test } from "vitest";
import { database } from "@/db/client";
import { listPrices } from "@/db/schema";
import { aPartner, aService, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/prices/export?${query}`, { headers: { cookie } });

test("gives the prices of whom is asked for", async () => {
  const { cookie } = await aSession();
  const partner = await aPartner({ name: "Petrolera Norte" });
  const shared = { kind: "RENT", type: "LVMNOS", fromDate: "2026-01-05" } as const;
  await database()
    .insert(listPrices)
    .values([
      { ...shared, amount: "35.00" },
      { ...shared, partnerId: partner.id, amount: "33.50" },
    ]);
  const ask = async (query: string) => rowsOf(await GET(request(query, cookie)));
  expect(await ask("")).toHaveLength(2);
  const found = await ask(`partnerId=${partner.id}&kind=RENT&type=LVMNOS&isCurrent=true`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("Alquiler por día,Lavamanos");
  expect(found[0]).toContain("Petrolera Norte,05/01/2026");
  expect(found[0]).toContain("33.50");
});

test("is searched by client, service and notes, though each may be absent", async () => {
  const { cookie } = await aSession();
  const partner = await aPartner({ name: "Petrolera Norte" });
  const { id: serviceId } = await aService({ code: "SRV-VACIADO" });
  const shared = { fromDate: "2026-01-05", amount: "35.00" };
  await database()
    .insert(listPrices)
    .values([
      { ...shared, kind: "RENT", type: "LVMNOS", partnerId: partner.id },
      { ...shared, kind: "VISIT", serviceId },
      { ...shared, kind: "TRANSPORT", notes: "Desde Coca" },
    ]);
  const ask = async (query: string) => rowsOf(await GET(request(`search=${query}`, cookie)));
  for (const words of ["norte", "srv-vaciado", "coca"]) expect(await ask(words)).toHaveLength(1);
});

test("is the office's", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await GET(request("", cookie))).status).toBe(403);
  expect((await GET(request(""))).status).toBe(401);
});
