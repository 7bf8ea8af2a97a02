import { expect, test } from "vitest";
import { aSession, aStaffMember, aStaffPass } from "@/db/testing/factories";
import { linesOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/compliance/export?${query}`, { headers: { cookie } }));

const narrowed = async (query: string, cookie: string) => linesOf(await ask(query, cookie));

const job = "job_from=2026-07-10&job_to=2026-07-20";

const papers = {
  licenseUntil: "2026-07-20",
  defensiveDrivingUntil: "2026-12-31",
  maeUntil: "2026-12-31",
  medicalUntil: "2026-12-31",
};

test("the technicians against the job, as the screen tells them", async () => {
  const { cookie } = await aSession("TECNICO");
  const fit = await aStaffMember({ lastName: "Andi", questUntil: "2027-01-01", ...papers });
  await aStaffPass({ staffId: fit.id, block: "BLOCK_16" });
  await aStaffMember({ lastName: "Grefa", questUntil: "2026-07-15", ...papers });
  const [header, ...lines] = await narrowed(`${job}&block=BLOCK_16`, cookie);
  expect(header).toContain("Técnico,Área,Trabajo desde,Trabajo hasta,Bloque,Resultado,No cumple,");
  expect(header).toContain("Pase de bloque,Licencia de conducir,");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(
    '10/07/2026,20/07/2026,BLOCK 16,No apto,"Pase BLOCK 16, Quest",Falta,Vigente hasta 20/07/2026,',
  );
  expect(lines[0]).toContain(",Vence durante 15/07/2026,");
  expect(lines[1]).toContain(",Apto para todo el trabajo,,Vigente hasta 31/12/2030,");
});

test("of a job in an unknown block the file says of nobody that he may go", async () => {
  const { cookie } = await aSession();
  await aStaffMember({ questUntil: "2027-01-01", ...papers });
  const [, ...lines] = await narrowed(`${job}&block=Bloque+60`, cookie);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Bloque desconocido: no se puede decir quién va\.,.*,Bloque 60 \(desconocido\),No se puede decir,/,
  );
});

test("the matrix is for members only, as a sheet too", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("format=csv")).status).toBe(401);
  const answer = await ask("format=xlsx&job_from=nonsense&block=none", cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(".xlsx");
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
