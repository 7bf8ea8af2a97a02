import { expect, test } from "vitest";
import { aPartner, aSession } from "@/db/testing/factories";
import { linesOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/history/export?${query}`, { headers: { cookie } }));

test("gives a line for each changed field, in words", async () => {
  const { cookie } = await aSession();
  const { id } = await aPartner({ name: "Andes Energía" });
  const [head, ...lines] = await linesOf(await ask("format=csv&recordType=partner", cookie));
  expect(head).toContain("Fecha,Usuario,Acción,Registro,Nombre,Número,Campo,Antes,Después");
  const name = lines.find((line) => line.includes("Andes Energía"));
  expect(name).toContain(`,Sistema,Creó,Cliente,Andes Energía,${id},Nombre,—,Andes Energía`);
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("", cookie)).status).toBe(403);
});
