import { expect, test } from "vitest";
import {
  aSession,
  aStaffMember,
  aStaffPass,
  aVehicle,
  aVehicleCertification,
} from "@/db/testing/factories";
import { GET as exportVehicles } from "../vehicles/export/route";
import { GET as exportStaff } from "./route";

const ask = (get: typeof exportStaff, query: string, cookie = "") =>
  get(new Request(`http://localhost/compliance/export?${query}`, { headers: { cookie } }));

async function linesOf(get: typeof exportStaff, query: string, cookie: string) {
  const text = await (await ask(get, query, cookie)).text();
  return text.trim().split("\r\n");
}

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
  const [header, ...lines] = await linesOf(exportStaff, `${job}&block=BLOCK_16`, cookie);
  expect(header).toContain("Técnico,Área,Trabajo desde,Trabajo hasta,Bloque,Resultado,No cumple,");
  expect(header).toContain("Pase de bloque,Licencia de conducir,");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(
    '10/07/2026,20/07/2026,BLOCK 16,No apto,"Pase BLOCK 16, Quest",Falta,Vigente hasta 20/07/2026,',
  );
  expect(lines[0]).toContain(",Vence durante 15/07/2026,");
  expect(lines[1]).toContain(",Apto para todo el trabajo,,Vigente hasta 31/12/2030,");
});

test("the vehicles against the job, narrowed as the address says", async () => {
  const { cookie } = await aSession();
  const truck = await aVehicle({ plate: "PAA-0001", mtopUntil: "2026-07-09" });
  await aVehicleCertification({ vehicleId: truck.id });
  await aVehicle({ plate: "AUTO-1", type: "AUTO" });
  const [header, ...lines] = await linesOf(exportVehicles, `${job}&type=VACUUM`, cookie);
  expect(header).toContain("Placa,Vehículo,");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^PAA-0001,Vacuum Hino,.*,Cualquiera,No apto,/);
  expect(lines[0]).toContain(",Vencido al inicio 09/07/2026,");
  expect(lines[0]).toMatch(/,Vigente hasta 31\/12\/2030$/);
  expect(await linesOf(exportVehicles, `${job}&fit=fit`, cookie)).toHaveLength(1);
});

test("of a job in an unknown block the file says of nobody that he may go", async () => {
  const { cookie } = await aSession();
  await aStaffMember({ questUntil: "2027-01-01", ...papers });
  for (const get of [exportStaff, exportVehicles]) {
    const [, ...lines] = await linesOf(get, `${job}&block=Bloque+60`, cookie);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^Bloque desconocido: no se puede decir quién va\.,.*,Bloque 60 \(desconocido\),No se puede decir,/,
    );
  }
});

test.each([
  ["technicians", exportStaff],
  ["vehicles", exportVehicles],
])("the matrix of %s is for members only, as a sheet too", async (_, get) => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask(get, "format=csv")).status).toBe(401);
  const answer = await ask(get, "format=xlsx&job_from=nonsense&block=none", cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(".xlsx");
});
