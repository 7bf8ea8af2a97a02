import { expect, test } from "vitest";
import { aSession, aUser } from "@/db/testing/factories";
import { recordAccess } from "@/lib/access/record-access";
import { linesOf, rowsOf, startOf } from "@/lib/exports/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/access-log/export?${query}`, { headers: { cookie } }));

test("gives who came in and who tried to, newest first, as the filters ask", async () => {
  const { cookie } = await aSession();
  const user = await aUser({ firstName: "Ana", lastName: "Ávila", email: "ana@faena.test" });
  const door = { ...nobodyAt("2026-03-10T15:00:00Z"), address: "203.0.113.9" };
  await recordAccess(door, { kind: "SIGN_IN", user });
  const later = { ...nobodyAt("2026-03-11T15:00:00Z"), address: "203.0.113.9" };
  await recordAccess(later, { kind: "SIGN_IN_FAILED", typed: "ana@faena.test" });

  const [head, ...lines] = await linesOf(await ask("format=csv&search=203.0.113.9", cookie));
  expect(head).toContain("Fecha,Qué pasó,Quién,Correo,Sobre,Dirección,Programa");
  expect(lines).toEqual([
    "11/03/2026 10:00,Ingreso fallido,Ana Ávila,ana@faena.test,,203.0.113.9,",
    "10/03/2026 10:00,Ingresó,Ana Ávila,ana@faena.test,,203.0.113.9,",
  ]);
  expect(await rowsOf(await ask("at_to=2026-03-10&search=ana@faena.test", cookie))).toEqual([
    lines[1],
  ]);
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(answer.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
  expect(await startOf(answer)).toBe("PK");
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("format=csv", cookie)).status).toBe(403);
  expect((await ask("format=xlsx", cookie)).status).toBe(403);
  expect((await ask("format=csv")).status).toBe(401);
});
