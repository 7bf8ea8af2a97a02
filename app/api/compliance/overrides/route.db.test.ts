import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET, POST } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");

async function aCase() {
  const project = await make.aProject();
  const member = await make.aStaffMember({ firstName: "Luis", lastName: "Andrade" });
  const body = {
    ...{ project_id: project.id, subject: "TECHNICAL", subject_id: member.id },
    ...{ requirement: "LICENSE", from_date: today, until_date: addDays(today, 6) },
    reason: "La renovación está en trámite",
  };
  return { project, member, body };
}

test("is kept with who answers for it, and listed by project", async () => {
  const as = await make.aSession();
  const { project, member, body } = await aCase();
  const made = await call(POST, { as, body });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    ...{ ...body, param: null, label: "Licencia de conducir", subject_name: "Luis Andrade" },
    ...{ approved_by: as.user.id, approved_by_name: "Ana Cevallos", is_withdrawn: false },
  });
  await make.anOverride({ staffId: member.id });
  const listed = await call(GET, { as, query: { project_id: String(project.id) } });
  expect(listed.body).toMatchObject({ count: 1, data: [made.body.data] });
  expect((await call(GET, { as })).body.data.length).toBeGreaterThan(1);
});

test("of vehicles and units, too", async () => {
  const as = await make.aSession();
  const { body } = await aCase();
  const [truck, unit] = [await make.aVehicle(), await make.anEquipment()];
  const ofTruck = { subject: "VEHICLE", subject_id: truck.id, requirement: "REGISTRATION" };
  const ofUnit = { subject: "EQUIPMENT", subject_id: unit.id, requirement: "CHECKLIST" };
  for (const [given, name] of [
    [ofTruck, truck.plate],
    [ofUnit, unit.code],
  ] as const) {
    const { body: made } = await call(POST, { as, body: { ...body, ...given } });
    expect(made.data).toMatchObject({ ...given, subject_name: name });
  }
});

test.each([
  [{ until_date: addDays(today, 7) }, "until_date"],
  [{ until_date: addDays(today, -1) }, "until_date"],
  [{ from_date: addDays(today, -8), until_date: addDays(today, -2) }, "until_date"],
  [{ reason: " " }, "reason"],
  [{ requirement: "REGISTRATION" }, "requirement"],
  [{ requirement: "VACCINE" }, "param"],
])("refuses %o", async (given, field) => {
  const as = await make.aSession();
  const { project, body } = await aCase();
  const answer = await call(POST, { as, body: { ...body, ...given } });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  const query = { project_id: String(project.id) };
  expect((await call(GET, { as, query })).body.data).toEqual([]);
});

test("of nobody, of a closed project and by a technician there is none", async () => {
  const as = await make.aSession();
  const { body } = await aCase();
  const closed = await make.aProject({ isClosed: true });
  const status = async (given: object, by = as) =>
    (await call(POST, { as: by, body: { ...body, ...given } })).status;
  expect(await status({ subject_id: 999_999 })).toBe(404);
  expect(await status({ project_id: 999_999 })).toBe(404);
  expect(await status({ project_id: closed.id })).toBe(400);
  expect(await status({}, await make.aSession("TECNICO"))).toBe(403);
  expect((await call(GET, { as: await make.aSession("TECNICO") })).status).toBe(403);
});
