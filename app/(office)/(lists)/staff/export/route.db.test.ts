import { expect, test } from "vitest";
import { aSession, aStaffMember, aStaffPass, aVaccination } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const inDays = (days: number) => addDays(dayOf(new Date(), "America/Guayaquil"), days);

const ask = async (query: string, cookie = "") =>
  GET(new Request(`http://localhost/staff/export?${query}`, { headers: { cookie } }));

async function names(query: string, cookie: string) {
  const lines = await rowsOf(await ask(query, cookie));
  return lines.map((line) => line.split(",")[0]);
}

async function aCrew() {
  await aStaffMember({ lastName: "Valid", licenseUntil: inDays(31) });
  await aStaffMember({ lastName: "Idle", maeUntil: inDays(-90), isActive: false });
  await aStaffMember({ lastName: "Next", medicalUntil: inDays(30) });
  const soon = await aStaffMember({ lastName: "Soon", questUntil: inDays(200) });
  await aStaffPass({ staffId: soon.id, expiresOn: inDays(0) });
  const expired = await aStaffMember({ lastName: "Éxpired", workArea: "SUPERVISOR" });
  await aVaccination({ staffId: expired.id, appliedOn: "2020-01-01", nextDoseOn: inDays(-1) });
}

test("the worst papers come first and inactive technicians last", async () => {
  const { cookie } = await aSession("TECNICO");
  await aCrew();
  const order = ["Éxpired", "Soon", "Next", "Valid", "Idle"];
  expect(await names("format=csv", cookie)).toEqual(order);
  expect(await names("search=expired&workArea=SUPERVISOR", cookie)).toEqual(["Éxpired"]);
});

test.each([
  ["expired", ["Éxpired"]],
  ["due_10", ["Soon"]],
  ["due_30", ["Next"]],
  ["valid", ["Valid"]],
])("%s papers are those of the active ones only", async (papers, expected) => {
  const { cookie } = await aSession();
  await aCrew();
  expect(await names(`papers=${papers}`, cookie)).toEqual(expected);
});

test("those who lack a paper are the active ones without one of their own", async () => {
  const { cookie } = await aSession();
  const until = inDays(90);
  const whole = {
    licenseUntil: until,
    defensiveDrivingUntil: until,
    maeUntil: until,
    medicalUntil: until,
    questUntil: until,
  };
  await aStaffMember({ lastName: "Whole", ...whole });
  await aStaffMember({ lastName: "Lacking", ...whole, questUntil: null });
  await aStaffMember({ lastName: "Idle", isActive: false });
  expect(await names("papers=missing", cookie)).toEqual(["Lacking"]);
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
