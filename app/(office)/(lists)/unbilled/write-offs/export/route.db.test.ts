import { expect, test } from "vitest";
import { aProject, aRentedUnit, aSession, aWriteOff } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/unbilled/write-offs/export?${query}`, { headers: { cookie } });

test("gives what will not be billed, with its reason, of what is asked for", async () => {
  const { cookie } = await aSession();
  const project = await aProject({ location: "Edén" });
  const { unit, assignment } = await aRentedUnit(project);
  const given = { projectId: project.id, assignmentId: assignment.id };
  await aWriteOff({ ...given, dates: ["2026-01-03", "2026-01-05"], amount: "20.00" });
  const other = await aProject();
  const { assignment: another } = await aRentedUnit(other);
  await aWriteOff({ projectId: other.id, assignmentId: another.id, reason: "Equipo dañado" });
  const ask = async (query: string) => rowsOf(await GET(request(query, cookie)));

  expect(await ask("")).toHaveLength(2);
  const found = await ask(`projectId=${project.id}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(unit.code);
  expect(found[0]).toContain('03/01/2026,05/01/2026,"03/01/2026, 05/01/2026",2,20.00,');
  expect(found[0]).toContain("Acuerdo con el cliente");
  expect(await ask("search=DANADO")).toHaveLength(1);
});

test("is the office's", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await GET(request("", cookie))).status).toBe(403);
  expect((await GET(request(""))).status).toBe(401);
});
