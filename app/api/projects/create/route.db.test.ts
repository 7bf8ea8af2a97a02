import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as PARENT } from "../route";
import { POST } from "./route";

const nobody = 2_147_483_647;

let office: Awaited<ReturnType<typeof make.aSession>>;
let partner: Awaited<ReturnType<typeof make.aPartner>>;
let asked: { partner_id: number; location: string; start_date: string };

beforeEach(async () => {
  office = await make.aSession();
  partner = await make.aPartner({ name: "Petróleos del Oriente" });
  asked = { partner_id: partner.id, location: "Campo Norte", start_date: "2026-01-01" };
});

test.each([
  ["POST projects/", PARENT],
  ["POST projects/create/", POST],
])("%s answers 201 with the project", async (_, handler) => {
  const { status, body } = await call(handler, {
    as: office,
    body: {
      ...asked,
      cardinal_point: "nor-oeste",
      contact_name: " Luis ",
      end_date: "2026-06-30 08:00:00",
      bloque: "BLOCK_01",
    },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    data: {
      id: expect.any(Number),
      partner_id: partner.id,
      partner_name: "Petróleos del Oriente",
      location: "Campo Norte",
      cardinal_point: "NOROESTE",
      contact_name: "Luis",
      contact_phone: null,
      start_date: "2026-01-01",
      end_date: "2026-06-30",
      is_closed: false,
      is_active: true,
      notes: null,
      bloque: "BLOCK_01",
    },
  });
  const [stored] = await database().select().from(projects);
  expect(stored).toMatchObject({ cardinalPoint: "NW", createdBy: office.user.id });
  const log = await database().select().from(changes).orderBy(changes.id);
  expect(log.at(-1)).toMatchObject({ action: "INSERT", recordType: "project" });
});

test("asks who it is, then the role, the body and the client, and writes nothing", async () => {
  const unknown = { ...asked, partner_id: nobody };
  const wrong = { ...unknown, location: " " };
  expect((await call(POST, { body: wrong })).status).toBe(401);
  const technician = await make.aSession("TECNICO");
  expect((await call(POST, { as: technician, body: wrong })).status).toBe(403);
  expect(await call(POST, { as: office, body: wrong })).toMatchObject({
    status: 400,
    body: { code: "validation_error", field_errors: { location: [expect.any(String)] } },
  });
  expect(await call(POST, { as: office, body: unknown })).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
  expect(await database().$count(projects)).toBe(0);
});
