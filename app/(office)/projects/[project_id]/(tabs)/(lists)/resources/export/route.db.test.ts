import { beforeEach, expect, test } from "vitest";
import { anAssignment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { linesOf, rowsOf, startOf } from "@/lib/exports/testing";
import { GET } from "./route";

let project: Awaited<ReturnType<typeof aProject>>;

beforeEach(async () => {
  project = await aProject();
});

const ask = (query: string, cookie = "", id: number | string = project.id) =>
  GET(new Request(`http://localhost/?${query}`, { headers: { cookie } }), {
    params: Promise.resolve({ project_id: String(id) }),
  });

test("gives what the list matches, in its order, with the frequency in words", async () => {
  const { cookie } = await aSession("TECNICO");
  const { unit } = await aRentedUnit(project, { expectedReturnDate: "2036-03-09" });
  const service = {
    projectId: project.id,
    equipmentId: (await aService({ code: "SRV-Z", name: "Succión" })).id,
    kind: "SERVICIO" as const,
    servedEquipmentId: unit.id,
    frequencyType: "WEEK" as const,
    intervalDays: 0,
    weekdays: [0, 2],
  };
  await anAssignment(service);
  await anAssignment({ ...service, isRetired: true, retirementDate: "2026-02-01" });
  await aRentedUnit(await aProject());

  const [header, ...all] = await linesOf(await ask("format=csv", cookie));
  expect(header).toContain("Equipo atendido");
  expect(header).toContain("Retorno previsto");
  expect(all[0]).toContain("09/03/2036");
  expect(all.map((line) => line.split(",")[0])).toEqual([unit.code, "SRV-Z", "SRV-Z"]);
  expect(all[1]).toContain('"lun, mié"');
  expect(all[1]).toContain(unit.code);
  const retired = await rowsOf(await ask("isRetired=true&search=succion", cookie));
  expect(retired).toHaveLength(1);
  expect(retired[0]).toContain("01/02/2026");
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(await startOf(answer)).toBe("PK");
});

test("is for members, of a project that exists", async () => {
  expect((await ask("format=csv")).status).toBe(401);
  const { cookie } = await aSession();
  expect((await ask("format=csv", cookie, 987_654)).status).toBe(404);
});
