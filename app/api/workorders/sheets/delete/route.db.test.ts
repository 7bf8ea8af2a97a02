import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as create } from "../create/route";
import { GET as items } from "../items/[sheet_project_id]/route";
import { GET as list } from "../project/[project_id]/route";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
});

const aSheet = async () =>
  (await call(create, { as: office, body: { project_id: project.id, date: "2026-01-31" } })).body
    .data.id;
const linesOf = (id: number) => call(items, { as: office, params: { sheet_project_id: id } });

test.each(["body", "query"])(
  "by the id in the %s, gone from lists, and its facts are free",
  async (where) => {
    await make.aRentedUnit(project);
    const [first, second] = [await aSheet(), await aSheet()];
    expect((await linesOf(second)).body.data).toEqual([]);
    const answer = await call(DELETE, {
      as: office,
      method: "DELETE",
      ...(where === "body" ? { body: { id: first } } : { query: { id: first } }),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: expect.any(String) },
    });
    expect((await linesOf(second)).body.data[0].quantity).toBe(31);
    expect((await linesOf(first)).status).toBe(404);
    const { body } = await call(list, { as: office, params: { project_id: project.id } });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([second]);
    const again = await call(DELETE, { as: office, method: "DELETE", body: { id: first } });
    expect(again.status).toBe(404);
  },
);

test("refuses a locked one, no id, strangers and technicians", async () => {
  const locked = await make.aWorksheet({ isClosed: true });
  const remove = (body: object, as = office) => call(DELETE, { as, method: "DELETE", body });
  expect(await remove({ id: locked.id })).toMatchObject({
    status: 400,
    body: { code: "worksheet_locked" },
  });
  expect((await remove({})).body.field_errors).toHaveProperty("id");
  expect((await remove({ id: locked.id }, await make.aSession("TECNICO"))).status).toBe(403);
  expect((await call(DELETE, { method: "DELETE", body: { id: locked.id } })).status).toBe(401);
});
