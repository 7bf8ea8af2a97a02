import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { aPerson, wholePerson } from "@/lib/staff/testing";
import { GET as GET_ONE } from "./[technical_id]/route";
import { GET, POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
const create = (body: object) => call(POST, { as: office, body });
const list = async (query: Record<string, string | number | boolean> = {}) => {
  const { body } = await call(GET, { as: office, query });
  return body.data.map((row: { last_name: string }) => row.last_name);
};
const get = (id: number) => call(GET_ONE, { as: office, params: { technical_id: id } });

beforeEach(async () => {
  office = await make.aSession();
});

describe("create", () => {
  test("keeps every documented field and says who did it", async () => {
    const { status, body } = await create(wholePerson);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...wholePerson,
      work_area_display: "Técnico de baterías sanitarias",
      is_active: true,
      is_deleted: false,
      passes: [],
      vaccination_records: [],
      meta: {
        notes: wholePerson.notes,
        is_active: true,
        is_deleted: false,
        id_user_created: office.user.id,
      },
    });
    expect((await get(body.data.id)).body.data).toEqual(body.data);
  });

  test("needs only the required fields", async () => {
    expect((await create(aPerson)).body.data).toMatchObject({
      ...aPerson,
      email: null,
      nro_phone: "",
      license_expiry_date: null,
      is_iess_affiliated: false,
      has_life_insurance_policy: false,
    });
  });

  test.each([
    ["no identity number", { dni: undefined }, "dni"],
    ["a taken identity number", { dni: "TAKEN" }, "dni"],
    ["an unknown area", { work_area: "CHEF" }, "work_area"],
    ["a bad e-mail", { email: "rosa" }, "email"],
    ["an impossible date", { birth_date: "1990-02-30" }, "birth_date"],
    ["a word for a flag", { is_iess_affiliated: "yes" }, "is_iess_affiliated"],
    ["null where required", { first_name: null }, "first_name"],
  ])("refuses %s and writes nothing", async (_, given, field) => {
    await make.aStaffMember({ dni: "TAKEN", lastName: "Uno" });
    const answer = await create({ ...aPerson, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect(await list()).toEqual(["Uno"]);
  });

  test("two at once with one identity number give one technician", async () => {
    const answers = await Promise.all([create(aPerson), create(aPerson)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await list()).toEqual(["Grefa"]);
  });
});

test("lists a page at a time by surname, searched and filtered, the inactive ones too", async () => {
  await make.aStaffMember({ lastName: "Zúñiga", workArea: "SUPERVISOR", dni: "QX77" });
  await make.aStaffMember({ lastName: "Ávila", isActive: false });
  await make.aStaffMember({ lastName: "Nadie", isDeleted: true });
  expect(await list()).toEqual(["Ávila", "Zúñiga"]);
  expect(await list({ search: "zuniga" })).toEqual(["Zúñiga"]);
  expect(await list({ search: "qx77" })).toEqual(["Zúñiga"]);
  for (const search of ["jaime zuniga", "Zúñiga Jaime", "zu qx77 ja"])
    expect(await list({ search })).toEqual(["Zúñiga"]);
  expect(await list({ search: "zuniga pedro" })).toEqual([]);
  expect(await list({ work_area: "SUPERVISOR" })).toEqual(["Zúñiga"]);
  expect(await list({ is_active: false })).toEqual(["Ávila"]);
  expect(await list({ page: 2, page_size: 1 })).toEqual(["Zúñiga"]);
  const { body } = await call(GET, { as: office });
  expect(body).toMatchObject({ count: 2, page: 1, page_size: 50 });
});

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  expect((await call(POST, { as, body: aPerson })).status).toBe(403);
});
