import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as create } from "@/app/api/workorders/sheets/create/route";
import { PUT as update } from "@/app/api/workorders/sheets/update/route";
import { database } from "@/db/client";
import { worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, aPdf } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import { POST } from "./route";

const pdf = await aPdf("Factura");
let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  await make.aRentedUnit(project);
});

async function aSheet(): Promise<number> {
  const body = { project_id: project.id, date: "2026-01-31" };
  return (await call(create, { as: office, body })).body.data.id;
}
const change = (id: number, changes: object) =>
  call(update, { as: office, method: "PUT", body: { id, ...changes } });
const invoice = (id: number) => {
  const slot = { model_type: "sheet_project", object_id: id, field_name: "invoice_file" };
  return call(POST, { as: office, multipart: aForm(slot, pdf) });
};
const stored = async (id: number) =>
  (await database().select().from(worksheets).where(eq(worksheets.id, id)))[0];
async function daysOf(id: number) {
  const lines = await database()
    .select()
    .from(worksheetLines)
    .where(eq(worksheetLines.worksheetId, id));
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
}

test("an invoiced sheet stands still", async () => {
  const id = await aSheet();
  await invoice(id);
  await make.aRentedUnit(project, { startDate: "2026-01-31" });
  await aSheet();
  expect(await stored(id)).toMatchObject({ status: "INVOICED", subtotal: "310.00" });
});

test.each([false, true])(
  "a cancelled sheet comes back to billing, locked %s, and no day is billed twice",
  async (is_closed) => {
    const [first, second] = [await aSheet(), await aSheet()];
    await change(first, { status: "CANCELLED" });
    expect([await daysOf(first), await daysOf(second)]).toEqual([31, 31]);
    if (is_closed) await change(first, { is_closed });
    expect((await invoice(first)).status).toBe(200);
    expect(await stored(first)).toMatchObject({ status: "INVOICED", isClosed: is_closed });
    expect((await daysOf(first)) + (await daysOf(second))).toBe(31);
  },
);

test("the lines of a locked sheet in progress stay as they are", async () => {
  const id = await aSheet();
  await change(id, { is_closed: true });
  await make.aRentedUnit(project, { startDate: "2026-01-31" });
  await invoice(id);
  expect(await stored(id)).toMatchObject({ status: "INVOICED", subtotal: "310.00" });
  expect(await daysOf(id)).toBe(31);
});
