import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as TWIN } from "../resources/available/route";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const list = async (query = {}) => (await call(GET, { as: office, query })).body;

test("is the same operation as resources/available", async () => {
  await make.anEquipment();
  expect((await call(TWIN, { as: office })).body).toEqual(await list());
});

test("says which project has a unit", async () => {
  const project = await make.aProject({ location: "Campo Sur" });
  await make.aRentedUnit(project);
  const [row] = (await list()).data;
  expect(row).toMatchObject({
    available: false,
    status_disponibility: "RENTADO",
    current_location: "Campo Sur",
    assigned_project: {
      id: project.id,
      partner_name: expect.any(String),
      location: "Campo Sur",
    },
  });
});

test("everything unless a page is asked for", async () => {
  for (const code of ["A", "B", "C"]) await make.anEquipment({ code });
  expect(await list()).not.toHaveProperty("page");
  const second = await list({ page: 2, page_size: 2 });
  expect(second).toMatchObject({ count: 3, page: 2, page_size: 2, data: [{ code: "C" }] });
});

test("strangers do not read it, and both roles are told of a wrong filter", async () => {
  const query = { available: "2" };
  expect((await call(GET, { query })).status).toBe(401);
  for (const as of [office, await make.aSession("TECNICO")]) {
    const { status, body } = await call(GET, { as, query });
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty("available");
    expect((await call(GET, { as })).status).toBe(200);
  }
});
