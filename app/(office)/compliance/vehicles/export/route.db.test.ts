import { expect, test } from "vitest";
import { aSession, aVehicle, aVehicleCertification } from "@/db/testing/factories";
import { linesOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/compliance/vehicles/export?${query}`, { headers: { cookie } }));

const narrowed = async (query: string, cookie: string) => linesOf(await ask(query, cookie));

const job = "job_from=2026-07-10&job_to=2026-07-20";

test("the vehicles against the job, narrowed as the address says", async () => {
  const { cookie } = await aSession();
  const truck = await aVehicle({ plate: "PAA-0001", mtopUntil: "2026-07-09" });
  await aVehicleCertification({ vehicleId: truck.id });
  await aVehicle({ plate: "AUTO-1", type: "AUTO" });
  const [header, ...lines] = await narrowed(`${job}&type=VACUUM`, cookie);
  expect(header).toContain("Placa,Vehículo,");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^PAA-0001,Vacuum Hino,.*,Cualquiera,No apto,/);
  expect(lines[0]).toContain(",Vencido al inicio 09/07/2026,");
  expect(lines[0]).toMatch(/,Vigente hasta 31\/12\/2030$/);
  expect(await narrowed(`${job}&fit=fit`, cookie)).toHaveLength(1);
});

test("of a job in an unknown block the file says of nobody that he may go", async () => {
  const { cookie } = await aSession();
  await aVehicle();
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
