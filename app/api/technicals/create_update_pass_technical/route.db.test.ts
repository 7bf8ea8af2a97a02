import { beforeEach, describe, expect, test } from "vitest";
import { PUT as SAVE_SETTINGS } from "@/app/api/settings/route";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET, POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let member: Awaited<ReturnType<typeof make.aStaffMember>>;
const dated = { bloque: "block_16", fecha_caducidad: "2027-03-31" };
const save = (body: object, handler = POST) =>
  call(handler, { as: office, body, method: handler === PUT ? "PUT" : "POST" });
const list = (query = {}) => call(GET, { as: office, query });

beforeEach(async () => {
  office = await make.aSession();
  member = await make.aStaffMember();
});

test("POST creates, POST or PUT with the id changes what is given", async () => {
  const created = await save({ id: null, technical_id: member.id, ...dated, notes: "Garita" });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    success: true,
    message: expect.any(String),
    data: {
      technical_id: member.id,
      ...dated,
      bloque_display: "BLOCK 16",
      meta: { notes: "Garita", id_user_created: office.user.id },
    },
  });
  const { id } = created.body.data;
  const later = await save({ id, fecha_caducidad: "2028-03-31" });
  expect(later.status).toBe(200);
  expect(later.body.data).toMatchObject({ id, bloque: "block_16", fecha_caducidad: "2028-03-31" });
  const moved = await save({ id, bloque: "block_02", notes: null }, PUT);
  expect(moved.status).toBe(200);
  expect(moved.body.data).toMatchObject({ id, bloque: "block_02", meta: { notes: null } });
});

describe("refuses", () => {
  test.each([
    ["no technician", { technical_id: undefined }, "technical_id"],
    ["no block", { bloque: undefined }, "bloque"],
    ["a block outside the list", { bloque: "block_17" }, "bloque"],
    ["a block in capitals", { bloque: "BLOCK_16" }, "bloque"],
    ["no date", { fecha_caducidad: undefined }, "fecha_caducidad"],
    ["an impossible date", { fecha_caducidad: "2026-02-30" }, "fecha_caducidad"],
  ])("%s", async (_, given, field) => {
    const answer = await save({ technical_id: member.id, ...dated, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect((await list()).body.data).toEqual([]);
  });

  test("a technician or pass that is not there", async () => {
    const gone = await make.aStaffMember({ isDeleted: true });
    const ofGone = await make.aStaffPass({ staffId: gone.id });
    const deleted = await make.aStaffPass({ isDeleted: true });
    expect((await save({ technical_id: gone.id, ...dated })).status).toBe(404);
    for (const { id } of [ofGone, deleted]) {
      expect((await save({ id, bloque: "block_01" })).status).toBe(404);
      expect((await save({ id, bloque: "block_01" }, PUT)).status).toBe(404);
      expect((await list({ id })).status).toBe(404);
    }
    expect((await save(dated, PUT)).body.field_errors).toHaveProperty("id");
  });
});

test("the blocks are the settings'", async () => {
  const operator_blocks = [{ code: "BLOQUE 43", label: "Bloque 43 ITT" }];
  await call(SAVE_SETTINGS, { as: office, method: "PUT", body: { operator_blocks } });
  const given = { technical_id: member.id, ...dated };
  expect((await save(given)).status).toBe(400);
  expect((await save({ ...given, bloque: "bloque 43" })).body.data).toMatchObject({
    bloque: "bloque 43",
    bloque_display: "Bloque 43 ITT",
  });
});

test("lists one, a technician's or all", async () => {
  const pass = await make.aStaffPass({ staffId: member.id });
  const other = await make.aStaffPass();
  const one = await list({ id: pass.id });
  expect(one.body.data).toMatchObject({ id: pass.id, technical_id: member.id });
  expect((await list({ technical_id: member.id })).body.data).toEqual([one.body.data]);
  const all = await list();
  expect(all.body.data.map(({ id }: { id: number }) => id)).toEqual([pass.id, other.id]);
  expect((await list({ page: 2, page_size: 1 })).body).toMatchObject({
    count: 2,
    data: [{ id: other.id }],
  });
});

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  const body = { technical_id: member.id, ...dated };
  expect((await call(POST, { as, body })).status).toBe(403);
});
