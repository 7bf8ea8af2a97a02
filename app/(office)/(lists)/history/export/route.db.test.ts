import { expect, test } from "vitest";
import { aPartner, aSession } from "@/db/testing/factories";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/history/export?${query}`, { headers: { cookie } }));

test("gives a line for each changed field, in words", async () => {
  const { cookie } = await aSession();
  const { id } = await aPartner({ name: "Andes Energía" });
  const text = await (await ask("format=csv&recordType=partner", cookie)).text();
  const [head, ...lines] = text.trim().split("\r\n");
  expect(head).toContain("Fecha,Usuario,Acción,Registro,Nombre,Número,Campo,Antes,Después");
  const name = lines.find((line) => line.includes("Andes Energía"));
  expect(name).toContain(`,Sistema,Creó,Cliente,Andes Energía,${id},Nombre,—,Andes Energía`);
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("", cookie)).status).toBe(403);
});
