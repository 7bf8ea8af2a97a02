import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { wholePerson } from "@/lib/staff/testing";
import { GET as LIST, POST } from "../route";
import { DELETE, GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
const at = (id: number) => ({ as: office, params: { technical_id: id } });
const get = (id: number) => call(GET, at(id));
const change = (id: number, body: object) => call(PUT, { ...at(id), method: "PUT", body });
const remove = (id: number) => call(DELETE, { ...at(id), method: "DELETE" });

beforeEach(async () => {
  office = await make.aSession();
});

test("GET shows the live passes and vaccines, each with its meta", async () => {
  const { id } = await make.aStaffMember();
  const pass = await make.aStaffPass({ staffId: id, block: "BLOCK_02", notes: "Garita 1" });
  await make.aStaffPass({ staffId: id, isDeleted: true });
  await make.aStaffPass({ staffId: id, isActive: false });
  const vaccine = await make.aVaccination({ staffId: id, vaccine: "YELLOW_FEVER", doseNumber: 1 });
  await make.aVaccination({ staffId: id, isDeleted: true });
  expect((await get(id)).body.data).toMatchObject({
    passes: [
      {
        id: pass.id,
        bloque: "block_02",
        bloque_display: "BLOCK 02",
        fecha_caducidad: "2030-12-31",
        meta: { notes: "Garita 1", is_active: true, is_deleted: false },
      },
    ],
    vaccination_records: [
      {
        id: vaccine.id,
        vaccine_type: "YELLOW_FEVER",
        vaccine_type_display: "Fiebre amarilla",
        application_date: "2026-01-15",
        dose_number: 1,
        next_dose_date: null,
        days_to_next_dose: null,
        meta: { id_user_updated: null },
      },
    ],
  });
});

test("PUT changes what is given and clears with null", async () => {
  const { id } = (await call(POST, { as: office, body: wholePerson })).body.data;
  const { status, body } = await change(id, {
    email: null,
    nro_phone: null,
    quest_end_date: "",
    is_iess_affiliated: null,
    has_life_insurance_policy: null,
    is_active: false,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    ...wholePerson,
    email: null,
    nro_phone: "",
    quest_end_date: null,
    is_iess_affiliated: false,
    has_life_insurance_policy: false,
    is_active: false,
    meta: { id_user_updated: office.user.id },
  });
  expect((await change(id, {})).body.data.dni).toBe(wholePerson.dni);
});

test("PUT refuses a taken identity number, null where required, and what is not there", async () => {
  const { id } = await make.aStaffMember();
  await make.aStaffMember({ dni: "TAKEN" });
  expect((await change(id, { dni: "TAKEN" })).body.field_errors).toHaveProperty("dni");
  expect((await change(id, { work_area: null })).status).toBe(400);
  const gone = await make.aStaffMember({ isDeleted: true });
  expect((await change(gone.id, { work_area: null })).status).toBe(404);
});

test("DELETE is soft, final and takes him out of every list", async () => {
  const { id } = await make.aStaffMember();
  expect(await remove(id)).toMatchObject({
    status: 200,
    body: { success: true, message: expect.any(String) },
  });
  expect((await call(LIST, { as: office })).body.data).toEqual([]);
  expect((await get(id)).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
});

test("DELETE is refused while a live chain, visit or event names him", async () => {
  const refused = { status: 400, body: { code: "staff_in_use" } };
  const carrier = await make.aStaffMember();
  await make.aCustodyChain({ staffId: carrier.id });
  expect(await remove(carrier.id)).toMatchObject(refused);
  const visitor = await make.aStaffMember();
  await make.aVisit({ assignmentId: (await make.anAssignment()).id, staffId: visitor.id });
  expect(await remove(visitor.id)).toMatchObject(refused);
  const responsible = await make.aStaffMember();
  await make.aCalendarEvent({ staffId: responsible.id });
  expect(await remove(responsible.id)).toMatchObject(refused);
});

test("DELETE: what went with its project or sheet names nobody", async () => {
  const { id } = await make.aStaffMember();
  const project = await make.aProject({ isDeleted: true });
  const sheet = await make.aWorksheet({ isDeleted: true });
  await make.aCustodyChain({ staffId: id, worksheetId: sheet.id });
  await make.aCalendarEvent({ staffId: id, projectId: project.id });
  const service = await make.anAssignment({ kind: "SERVICIO", projectId: project.id });
  await make.aVisit({ assignmentId: service.id, staffId: id });
  expect((await remove(id)).status).toBe(200);
});

test("technicians read, the office writes, strangers neither", async () => {
  const as = await make.aSession("TECNICO");
  const params = { technical_id: (await make.aStaffMember()).id };
  expect((await call(PUT, { as, method: "PUT", params, body: {} })).status).toBe(403);
  expect((await call(DELETE, { as, method: "DELETE", params })).status).toBe(403);
  expect((await call(GET, { params })).status).toBe(401);
  expect((await call(GET, { as, params })).status).toBe(200);
});
