import { expect, test } from "vitest";
import {
  aSession,
  aToken,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { aStoredFile } from "@/lib/files/testing";
import { call } from "@/lib/http/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { GET, POST } from "./route";

const wordsOf = async (bytes: Uint8Array) => (await pagesIn(bytes)).map(({ words }) => words);

test("a vehicle's report, then its policy, registration, review, certifications and passes", async () => {
  const vehicle = await aVehicle({ plate: "QAA-3307" });
  const of = { vehicleId: vehicle.id };
  const pass = await aVehiclePass(of);
  const certification = await aVehicleCertification(of);
  const own = { model: "vehicle" as const, objectId: vehicle.id };
  await aStoredFile({ model: "pass_vehicle", objectId: pass.id, field: "pass_file" }, "el pase");
  await aStoredFile(
    { model: "certification_vehicle", objectId: certification.id, field: "certification_file" },
    "la prueba",
  );
  await aStoredFile({ ...own, field: "rev_tec_file" }, "la revisión");
  await aStoredFile({ ...own, field: "matricula_file" }, "la matrícula");
  await aStoredFile({ ...own, field: "poliza_file" }, "la póliza");
  const asked = { as: await aSession(), params: { vehicle_id: vehicle.id } };
  const { status, body, headers } = await call(GET, asked);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain(
    'attachment; filename="QAA-3307-documentos.pdf"',
  );
  const pages = await wordsOf(body);
  const attached = ["la póliza", "la matrícula", "la revisión", "la prueba", "el pase"];
  expect(pages.slice(-5)).toEqual(attached);
  expect(pages[0]).toContain("QAA-3307");
});

test("without files the report alone, for a read token's POST too", async () => {
  const vehicle = await aVehicle();
  const { bearer } = await aToken("TECNICO", "read");
  const params = { vehicle_id: vehicle.id };
  const { status, body } = await call(POST, { as: { bearer }, params, method: "POST" });
  expect(status).toBe(200);
  expect((await wordsOf(body)).join()).toContain(vehicle.plate);
});

test("401, 404", async () => {
  const as = await aSession();
  const gone = await aVehicle({ isDeleted: true });
  const resting = await aVehicle({ isActive: false });
  for (const vehicle_id of [123_456, gone.id, resting.id])
    expect(await call(GET, { as, params: { vehicle_id } })).toMatchObject({ status: 404 });
  expect(await call(GET, { params: { vehicle_id: gone.id } })).toMatchObject({ status: 401 });
});
