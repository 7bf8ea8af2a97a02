import { beforeEach, expect, test } from "vitest";
import { aPartner, aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../route";
import { DELETE, GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

test("gives a client with every key", async () => {
  const partner = await aPartner({ contactName: "Luis" });
  const { status, body } = await call(GET, { as: office, params: { partner_id: partner.id } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: partner.id, name_contact: "Luis", is_active: true });
});

test("changes the given fields, clears with null and keeps the rest", async () => {
  const partner = await aPartner({ phone: "022", email: "a@b.ec" });
  const params = { partner_id: partner.id };
  const { status, body } = await call(PUT, {
    as: office,
    params,
    body: { phone: null, name: "Nuevo" },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ phone: null, name: "Nuevo", email: "a@b.ec" });
  const empty = await call(PUT, { as: office, params, body: {} });
  expect(empty).toMatchObject({ status: 200, body: { data: { name: "Nuevo" } } });
});

test("refuses another client's RUC and null where required", async () => {
  const other = await aPartner();
  const params = { partner_id: (await aPartner()).id };
  for (const body of [
    { business_tax_id: other.businessTaxId },
    { name: null },
    { is_active: "no" },
  ])
    expect((await call(PUT, { as: office, params, body })).status).toBe(400);
});

test("a client that does not exist is 404 before its body is looked at", async () => {
  const answer = await call(PUT, {
    as: office,
    params: { partner_id: 999_999 },
    body: { name: 7 },
  });
  expect(answer.status).toBe(404);
});

test("a deleted client is gone, and its RUC is free again", async () => {
  const partner = await aPartner();
  const params = { partner_id: partner.id };
  expect((await call(DELETE, { as: office, params })).body).toMatchObject({ success: true });
  expect((await call(GET, { as: office, params })).status).toBe(404);
  expect((await call(DELETE, { as: office, params })).status).toBe(404);
  expect((await call(LIST, { as: office })).body.count).toBe(0);
  await aPartner({ businessTaxId: partner.businessTaxId });
  expect((await call(LIST, { as: office })).body.count).toBe(1);
});

test("a client with a live project cannot be deleted", async () => {
  const partner = await aPartner();
  await aProject({ partnerId: partner.id });
  const answer = await call(DELETE, { as: office, params: { partner_id: partner.id } });
  expect(answer).toMatchObject({ status: 400, body: { code: "partner_in_use" } });
});
