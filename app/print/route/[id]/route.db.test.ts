import { expect, test } from "vitest";
import { database } from "@/db/client";
import { routeStops, routes, staff } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aDailyService } from "@/lib/dispatch/testing";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, pages } = printing(GET);
const date = "2026-03-12";

async function aRoute(stops: number, plate?: string) {
  const member = await make.aStaffMember({ firstName: "Ana", lastName: "Ñauta" });
  const { id: vehicleId } = await make.aVehicle(plate ? { plate } : {});
  const [route] = await database()
    .insert(routes)
    .values({ date, staffId: member.id, vehicleId, notes: "Acompaña Luis" })
    .returning();
  const project = await make.aProject({
    location: "Campo Ñucanchi",
    contactName: "Zoila Paz",
    contactPhone: "099 123 4567",
  });
  for (let position = 1; position <= stops; position += 1) {
    const { id: assignmentId } = await aDailyService({ projectId: project.id });
    await database()
      .insert(routeStops)
      .values({ routeId: route?.id ?? 0, position, assignmentId, plannedDate: date });
  }
  return { id: route?.id ?? 0, member };
}

test("a day of twelve stops is one page, with where, whom and a code of each", async () => {
  const { id } = await aRoute(12, "QAA-3307");
  const [page, ...others] = await pages(id);
  expect(others).toEqual([]);
  expect(
    missingIn(page, [
      "HOJA DE RUTA",
      "jueves 12/03/2026",
      "Ana Ñauta",
      "QAA-3307",
      "12 · 9 h",
      "Acompaña Luis",
      "12. ",
      "Campo Ñucanchi",
      "Zoila Paz, 099 123 4567",
      "Recibe conforme",
    ]),
  ).toEqual([]);
});

test("an empty one says so, and forty stops go on over pages", async () => {
  expect((await pages((await aRoute(0)).id))[0]).toContain("Sin paradas.");
  const all = await pages((await aRoute(40)).id);
  expect(all.length).toBeGreaterThan(2);
  expect(all.join("\n")).toContain("40. ");
});

test("a technician prints his own once he was told of it; nobody prints what is not", async () => {
  const { id } = await aRoute(1);
  const field = await make.aSession("TECNICO");
  const status = async () => (await ask(id, { cookie: field.cookie })).status;
  expect(await status()).toBe(404);
  await database().update(staff).set({ email: field.user.email });
  expect(await status()).toBe(404);
  await database().update(routes).set({ status: "PUBLISHED", publishedAt: new Date() });
  expect(await status()).toBe(200);
  expect((await ask(2_147_483_647, { cookie: field.cookie })).status).toBe(404);
  expect((await ask(id)).status).toBe(401);
});
