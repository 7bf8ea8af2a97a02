import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, equipment, shippingGuideItems } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { wholeGuide } from "@/lib/shipping/testing";
import { POST } from "../route";
import { GET, PATCH, PUT } from "./route";

const nobody = 2_147_483_647;

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
});

type Given = Record<string, unknown>;

const create = (given: Given = {}) =>
  call(POST, {
    as: office,
    body: { project_id: project.id, issue_date: "2026-01-15", ...given },
  });
const update = (id: number, body: Given, asked: object = {}) =>
  call(PUT, { as: office, params: { guide_id: id }, body, method: "PUT", ...asked });
const read = (id: number) => call(GET, { as: office, params: { guide_id: id } });

test("GET gives a guide as it was opened", async () => {
  const { id } = await make.anEquipment();
  const details = [
    { description: "Lavamanos", quantity: "2", unit: "u", id_resource_item: id },
    { description: "Mangueras", quantity: 1.5 },
  ];
  const { body } = await create({ ...wholeGuide, details });
  expect((await read(body.data.id)).body.data).toEqual(body.data);
});

test("GET shows where its signed file is", async () => {
  const { id } = await make.aShippingGuide({ projectId: project.id });
  await database().insert(attachments).values({
    model: "shipping_guide",
    objectId: id,
    field: "shipping_guide_file",
    fileName: "guia.pdf",
    contentType: "application/pdf",
    size: 10,
    storageKey: "a/b.pdf",
  });
  expect((await read(id)).body.data.shipping_guide_file).toBe("/media/a/b.pdf");
});

test("PUT and PATCH change the given fields of a draft; null clears", async () => {
  const { body } = await create({ ...wholeGuide, details: [{ description: "x", quantity: 1 }] });
  const { id, details } = body.data;
  const asked = { notes: null, cost_stowage: null, origin_place: "Coca" };
  const { status, body: after } = await update(id, asked);
  expect(status).toBe(200);
  expect(after.data).toMatchObject({
    ...wholeGuide,
    notes: null,
    cost_stowage: 0,
    origin_place: "Coca",
    details,
  });
  const patched = await call(PATCH, {
    as: office,
    params: { guide_id: id },
    body: { details: [] },
    method: "PATCH",
  });
  expect(patched.body.data.details).toEqual([]);
  expect(patched.body.data.updated_at > after.data.updated_at).toBe(true);
  expect(await database().$count(shippingGuideItems)).toBe(0);
});

test("PUT refuses what is wrong, and changes nothing", async () => {
  const { body } = await create({ guide_number: "A", start_date: "2026-01-15" });
  await create({ guide_number: "B" });
  const wrong: [Given, number][] = [
    [{ project_id: null }, 400],
    [{ issue_date: null }, 400],
    [{ guide_number: "" }, 400],
    [{ guide_number: "B" }, 400],
    [{ end_date: "2026-01-14" }, 400],
    [{ status: "OPEN" }, 400],
    [{ project_id: nobody }, 404],
    [{ project_id: nobody, start_date: "2026-01-15", end_date: "2026-01-14" }, 400],
    [{ details: [{ description: "x", quantity: 1, id_resource_item: nobody }] }, 404],
  ];
  for (const [asked, status] of wrong)
    expect([asked, (await update(body.data.id, asked)).status]).toEqual([asked, status]);
  expect((await read(body.data.id)).body.data).toEqual(body.data);
});

test("a guide keeps a unit that was deleted since, and takes no other such", async () => {
  const unit = await make.anEquipment();
  const details = [{ description: "x", quantity: 1, id_resource_item: unit.id }];
  const { id } = (await create({ details })).body.data;
  const other = (await create()).body.data;
  await database().update(equipment).set({ isDeleted: true });
  expect((await update(id, { details, notes: "x" })).body.data).toMatchObject({
    details: [{ id_resource_item: unit.id, resource_item_code: unit.code }],
  });
  expect((await update(other.id, { details })).status).toBe(404);
});

test("what the path names must exist, before the body is read", async () => {
  expect((await update(nobody, { issue_date: 1 })).status).toBe(404);
  expect((await read(nobody)).status).toBe(404);
});

test("only a session reads, and only the office writes", async () => {
  const as = await make.aSession("TECNICO");
  const { id } = await make.aShippingGuide({ projectId: project.id });
  const params = { guide_id: id };
  expect((await call(GET, { params })).status).toBe(401);
  expect((await call(PUT, { params, body: {}, method: "PUT" })).status).toBe(401);
  expect((await update(id, { notes: "x" }, { as })).status).toBe(403);
  expect((await call(GET, { as, params })).status).toBe(200);
});
