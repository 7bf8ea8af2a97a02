import { expect, test } from "vitest";
import { aPartner, aProject, aSession } from "@/db/testing/factories";
import { rowsOf, startOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = async (query: string, cookie = "") => {
  const address = `http://localhost/partners/export?${query}`;
  return GET(new Request(address, { headers: { cookie } }));
};

test("gives everything that matches, with the open projects of each client", async () => {
  const { cookie } = await aSession("TECNICO");
  const andes = await aPartner({ name: "Andes Energía", isActive: false });
  const oriente = await aPartner({ name: "Oriente, S.A." });
  await aProject({ partnerId: oriente.id });
  await aProject({ partnerId: oriente.id });
  await aProject({ partnerId: oriente.id, isClosed: true });
  await aProject({ partnerId: andes.id, isDeleted: true });

  const all = await rowsOf(await ask("format=csv&sort=-open_projects", cookie));
  expect(all.map((line) => line.match(/,(\d+),(Sí|No),/)?.slice(1))).toEqual([
    ["2", "Sí"],
    ["0", "No"],
  ]);
  const found = await rowsOf(await ask("search=energia&isActive=false", cookie));
  expect(found).toHaveLength(1);
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="clientes.xlsx"');
  expect(await startOf(answer)).toBe("PK");
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
