import { expect, test } from "vitest";
import { aSession, aVehicle, aVehicleCertification, aVehiclePass } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const inDays = (days: number) => addDays(dayOf(new Date(), "America/Guayaquil"), days);

const ask = async (query: string, cookie = "") =>
  GET(new Request(`http://localhost/vehicles/export?${query}`, { headers: { cookie } }));

async function plates(query: string, cookie: string) {
  const lines = await rowsOf(await ask(query, cookie));
  return lines.map((line) => line.split(",")[0]);
}

async function aFleet() {
  await aVehicle({ plate: "VALID", registrationUntil: inDays(31) });
  await aVehicle({ plate: "IDLE", registrationUntil: inDays(-90), isActive: false });
  await aVehicle({ plate: "NEXT", mtopUntil: inDays(11) });
  const soon = await aVehicle({ plate: "SOON", registrationUntil: inDays(200) });
  await aVehicleCertification({ vehicleId: soon.id, endDate: inDays(10) });
  const expired = await aVehicle({ plate: "EXPIRED", type: "AUTO" });
  await aVehiclePass({ vehicleId: expired.id, expiresOn: inDays(-1) });
  await aVehicle({ plate: "NONE" });
}

test("the worst papers come first and inactive vehicles last", async () => {
  const { cookie } = await aSession("TECNICO");
  await aFleet();
  const order = ["EXPIRED", "SOON", "NEXT", "VALID", "NONE", "IDLE"];
  expect(await plates("format=csv", cookie)).toEqual(order);
  expect(await plates("sort=plate&isActive=true", cookie)).toEqual([...order.slice(0, 5)].sort());
});

test.each([
  ["expired", ["EXPIRED"]],
  ["due_10", ["SOON"]],
  ["due_30", ["NEXT"]],
  ["valid", ["VALID"]],
])("%s papers are those of the active ones only", async (papers, expected) => {
  const { cookie } = await aSession();
  await aFleet();
  expect(await plates(`papers=${papers}`, cookie)).toEqual(expected);
});

test("those that lack a paper are the active ones without one that applies to them", async () => {
  const { cookie } = await aSession();
  const until = inDays(90);
  const whole = {
    operationCertificateUntil: until,
    registrationUntil: until,
    mtopUntil: until,
    technicalReviewUntil: until,
    insuranceUntil: until,
    satelliteUntil: until,
  };
  const without = { ...whole, operationCertificateUntil: null };
  await aVehicle({ plate: "WHOLE", ...whole });
  await aVehicle({ plate: "EXEMPT", ...without, operationCertificateStatus: "NO APLICA" });
  await aVehicle({ plate: "UNSAID", ...without });
  await aVehicle({ plate: "PENDING", ...without, operationCertificateStatus: "EN TRAMITE" });
  await aVehicle({ plate: "UNINSURED", ...whole, insuranceUntil: null });
  await aVehicle({ plate: "IDLE", isActive: false });
  expect((await plates("papers=missing", cookie)).sort()).toEqual([
    "PENDING",
    "UNINSURED",
    "UNSAID",
  ]);
});

test("says which paper ends first, when and what is missing", async () => {
  const { cookie } = await aSession();
  await aFleet();
  const text = await (await ask("type=AUTO", cookie)).text();
  expect(text).toContain("Pase BLOCK 01");
  expect(text).toContain(",-1,Vencido,1,0,6,");
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
