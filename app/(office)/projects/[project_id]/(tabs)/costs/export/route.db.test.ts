import { expect, test } from "vitest";
import { aProject, aRentedUnit, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (id: number | string, cookie = "") =>
  GET(new Request(`http://localhost/projects/${id}/costs/export`, { headers: { cookie } }), {
    params: Promise.resolve({ project_id: String(id) }),
  });

test("gives what each assignment of that project costs", async () => {
  const { cookie } = await aSession("TECNICO");
  const project = await aProject({ isClosed: true, closedOn: "2026-01-10", endDate: "2026-01-10" });
  const { unit } = await aRentedUnit(project, {
    cost: "12.35",
    isRetired: true,
    retirementDate: "2026-01-10",
  });
  await aRentedUnit(await aProject());
  const rows = await rowsOf(await ask(project.id, cookie));
  expect(rows).toEqual([
    expect.stringContaining(`${unit.code},${unit.name},Equipo,,01/01/2026,10/01/2026,Sí,12.35,10,`),
  ]);
});

test.each([["999999"], ["abc"], ["0"]])("404 for the project %s", async (id) => {
  const { cookie } = await aSession();
  expect((await ask(id, cookie)).status).toBe(404);
});

test("is for members only", async () => {
  expect((await ask((await aProject()).id)).status).toBe(401);
});
