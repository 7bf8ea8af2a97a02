import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET, POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let member: Awaited<ReturnType<typeof make.aStaffMember>>;
const dose = { vaccine_type: "HEPATITIS_A_B", application_date: "2026-01-15" };
const save = (body: object, handler = POST) =>
  call(handler, { as: office, body, method: handler === PUT ? "PUT" : "POST" });
const list = (query = {}) => call(GET, { as: office, query });

beforeEach(async () => {
  office = await make.aSession();
  member = await make.aStaffMember();
});

test("POST creates, POST or PUT with the id changes what is given", async () => {
  const whole = {
    batch_number: "L-1",
    dose_number: 2,
    notes: "Brazo",
    next_dose_date: "2026-07-15",
  };
  const created = await save({ id: null, technical_id: member.id, ...dose, ...whole });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({
    technical_id: member.id,
    ...dose,
    ...whole,
    vaccine_type_display: "Hepatitis A y B",
    meta: { notes: "Brazo", id_user_created: office.user.id },
  });
  const { id } = created.body.data;
  const later = await save({ id, next_dose_date: null, notes: null });
  expect(later.status).toBe(200);
  expect(later.body.data).toMatchObject({ next_dose_date: null, days_to_next_dose: null });
  const other = await save({ id, vaccine_type: "COVID", dose_number: null }, PUT);
  expect(other.status).toBe(200);
  expect(other.body.data).toMatchObject({ id, vaccine_type: "COVID", dose_number: null });
});

test("counts the days to the next dose from today", async () => {
  const today = dayOf(new Date(), "America/Guayaquil");
  const daysOf = async (days: number) => {
    const body = { technical_id: member.id, ...dose, application_date: "2020-01-01" };
    const saved = await save({ ...body, next_dose_date: addDays(today, days) });
    return saved.body.data.days_to_next_dose;
  };
  for (const days of [-1, 0, 31]) expect(await daysOf(days)).toBe(days);
});

describe("refuses", () => {
  test.each([
    ["no technician", { technical_id: undefined }, "technical_id"],
    ["no vaccine", { vaccine_type: undefined }, "vaccine_type"],
    ["an unknown vaccine", { vaccine_type: "RABIES" }, "vaccine_type"],
    ["no date", { application_date: undefined }, "application_date"],
    ["dose zero", { dose_number: 0 }, "dose_number"],
    ["half a dose", { dose_number: 1.5 }, "dose_number"],
    ["a next dose on the same day", { next_dose_date: "2026-01-15" }, "next_dose_date"],
  ])("%s", async (_, given, field) => {
    const answer = await save({ technical_id: member.id, ...dose, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect((await list()).body.data).toEqual([]);
  });

  test("a change that would turn the stored dates round", async () => {
    const { id } = await make.aVaccination({ nextDoseOn: "2026-07-15" });
    const answer = await save({ id, application_date: "2026-08-01" }, PUT);
    expect(answer.body.field_errors).toHaveProperty("next_dose_date");
  });

  test("a technician or record that is not there", async () => {
    const gone = await make.aStaffMember({ isDeleted: true });
    const { id } = await make.aVaccination({ isDeleted: true });
    expect((await save({ technical_id: gone.id, ...dose })).status).toBe(404);
    expect((await save({ id, dose_number: 1 })).status).toBe(404);
    expect((await list({ id })).status).toBe(404);
    expect((await save(dose, PUT)).body.field_errors).toHaveProperty("id");
  });
});

test("lists one, a technician's or all, the newest dose first", async () => {
  const old = await make.aVaccination({ staffId: member.id, appliedOn: "2024-01-01" });
  const recent = await make.aVaccination({ staffId: member.id });
  const other = await make.aVaccination();
  const ids = async (query = {}) =>
    (await list(query)).body.data.map(({ id }: { id: number }) => id);
  expect((await list({ id: old.id })).body.data).toMatchObject({ application_date: "2024-01-01" });
  expect(await ids({ technical_id: member.id })).toEqual([recent.id, old.id]);
  expect(await ids()).toEqual([recent.id, old.id, other.id]);
  expect(await ids({ page: 2, page_size: 2 })).toEqual([other.id]);
});

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  const body = { technical_id: member.id, ...dose };
  expect((await call(POST, { as, body })).status).toBe(403);
});
