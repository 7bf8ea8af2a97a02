import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, listPrices } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { reads } from "@/lib/links/reads";
import { aProjectWithPendingWork } from "@/lib/pending/testing";
import { GET as charges } from "./custody/charges/route";
import { GET as warnings } from "./custody/warnings/route";
import { GET as documents } from "./documents/branch/route";
import { GET as available } from "./equipment/available/route";
import { GET as candidates } from "./equipment/candidates/route";
import { GET as history } from "./history/changes/route";
import { GET as doubts } from "./maintenance/doubts/route";
import { GET as offered } from "./prices/offered/route";
import { GET as closure } from "./projects/[project_id]/closure/route";
import { GET as unfinished } from "./projects/[project_id]/unfinished/route";
import { GET as refresh } from "./projects/[project_id]/work-sheets/[sheet_id]/refresh/route";
import { GET as sheetUnfinished } from "./projects/[project_id]/work-sheets/[sheet_id]/unfinished/route";
import { GET as freeUnits } from "./reservations/free/route";
import { GET as linePrices } from "./reservations/prices/route";
import { GET as personErasure } from "./staff/[technical_id]/erasure/route";
import { GET as userErasure } from "./users/[user_id]/erasure/route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const asked = async (handler: Handler, address: string, params: Record<string, number> = {}) => {
  const query = Object.fromEntries(new URL(address, "http://screen").searchParams);
  return call(handler, { as: office, query, params });
};

const answered = async (...question: Parameters<typeof asked>) => {
  const { status, body } = await asked(...question);
  expect(status).toBe(200);
  return body.data;
};

const absent = { status: 404, body: { code: "not_found" } };

describe("a project and its sheets", () => {
  test("says what closing it would find", async () => {
    const project = await make.aProject();
    const sheet = await make.aWorksheet({ projectId: project.id });
    const found = await answered(closure, "/", { project_id: project.id });
    expect(found).toMatchObject({
      canClose: false,
      message: expect.stringContaining("1 planilla"),
    });
    expect(found.alerts[0]).toMatchObject({
      type: "error",
      link: `/projects/${project.id}/work-sheets/${sheet.id}`,
    });
    expect(await asked(closure, "/", { project_id: sheet.id + 900 })).toMatchObject(absent);
  });

  test("says what it leaves undone, and one of its sheets", async () => {
    const project = await make.aProject({ startDate: "2026-01-01" });
    const sheet = await aProjectWithPendingWork(project);
    const params = { project_id: project.id, sheet_id: sheet.id };
    const kinds = (found: { kind: string }[]) => found.map(({ kind }) => kind);
    expect(kinds(await answered(unfinished, "/", params))).toContain("services_without_end");
    const ofSheet = await answered(sheetUnfinished, "/", params);
    expect(kinds(ofSheet)).toContain("chains_without_scan");
    expect(ofSheet.at(-1).url).toContain(`&sheet=${sheet.id}`);
  });

  test("says what refreshing a sheet would change", async () => {
    const sheet = await make.aWorksheet();
    const params = { project_id: sheet.projectId, sheet_id: sheet.id };
    expect(await answered(refresh, "/", params)).toEqual({ added: [], changed: [], removed: [] });
  });
});

test("a chain in a form says what it charges, its units between commas", async () => {
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const [one, other] = [await make.aRentedUnit(project), await make.aRentedUnit(project)];
  const chosen = { sheet_project_id: sheet.id, date: sheet.periodStart };
  const ask = (ids: number[]) => reads.charges({ ...chosen, project_resource_ids: ids });
  for (const ids of [[], [one.assignment.id], [one.assignment.id, other.assignment.id]])
    expect(await answered(charges, ask(ids))).toMatchObject({ services: [], doubts: [] });
  const wrong = await asked(charges, `${ask([])}x`);
  expect(wrong).toMatchObject({ status: 400 });
  expect(wrong.body.field_errors).toHaveProperty(["project_resource_ids.0"]);
});

test("who and what carries a chain: the papers expired on the day", async () => {
  const person = await make.aStaffMember();
  await make.aStaffPass({ staffId: person.id, expiresOn: "2026-04-30" });
  const ask = (date: string) => reads.warnings({ technical_id: person.id, vehicle_id: null, date });
  expect(await answered(warnings, ask("2026-04-30"))).toEqual([]);
  expect(await answered(warnings, ask("2026-05-01"))).toEqual([expect.stringContaining("30")]);
});

test("a maintenance sheet in a form says what may be charged twice", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project);
  const sheet = { project_id: project.id, resource_item_id: unit.id, date: "2026-05-01" };
  expect(await answered(doubts, reads.doubts(sheet))).toEqual([]);
  expect(await asked(doubts, reads.doubts({ ...sheet, project_id: 900_000 }))).toMatchObject(
    absent,
  );
});

test("the documents of a record", async () => {
  const { id, plate } = await make.aVehicle();
  const found = await answered(documents, reads.documents("vehicle", id));
  expect(found).toMatchObject({ model: "vehicle", id, label: expect.stringContaining(plate) });
  expect(found.slots.length).toBeGreaterThan(0);
});

test("what can be assigned, where it is", async () => {
  const unit = await make.anEquipment({ name: "Generador de faro" });
  const found = await answered(
    available,
    reads.available({ search: "faro", page: 1, page_size: 5 }),
  );
  expect(found).toMatchObject({ total: 1, found: [{ id: unit.id, code: unit.code, place: null }] });
});

test("what comes after a unit that can be assigned, the nearest three", async () => {
  const unit = await make.anEquipment({ name: "Generador de boya" });
  const on = (day: number) => `2036-01-${String(day).padStart(2, "0")}`;
  const promised = [];
  for (const day of [20, 10, 15, 25])
    promised.push(
      await make.aPromisedUnit({ equipmentId: unit.id, fromDate: on(day), toDate: on(day + 2) }),
    );
  const { found } = await answered(
    available,
    reads.available({ search: "boya", page: 1, page_size: 5 }),
  );
  const { partnerId, code } = promised[1]?.reservation ?? {};
  expect(found[0].ahead).toMatchObject([
    { from: on(10), to: on(12), code, partnerId, projectId: null },
    { from: on(15) },
    { from: on(20) },
  ]);
});

test("what may take the place of a unit: of its type, at hand, whole, and free as long", async () => {
  const project = await make.aProject({ block: "16" });
  const { assignment } = await make.aRentedUnit(project);
  const last = await make.anEquipment({ code: "Z-LIBRE" });
  const promised = await make.anEquipment();
  await make.aPromisedUnit({ equipmentId: promised.id, fromDate: "2036-01-01", toDate: null });
  await make.anEquipment({ condition: "DAÑADO" });
  await make.anEquipment({ type: "BTSNHM" });
  const late = { expectedReturnDate: "2026-01-09", startDate: "2026-01-05" };
  await make.aRentedUnit(project, late);
  const ask = () => answered(candidates, reads.exchangeCandidates({ id: assignment.id }));
  expect(await ask()).toEqual([
    { id: last.id, code: last.code, name: last.name, reasons: ["Sin compromisos después"] },
  ]);
  await database()
    .update(assignments)
    .set({ expectedReturnDate: "2036-01-01" })
    .where(eq(assignments.id, assignment.id));
  expect((await ask()).map(({ id }: { id: number }) => id)).toEqual([promised.id, last.id]);
});

test("which units of a type can be had on some days, and why these", async () => {
  const unit = await make.anEquipment({ type: "EST4UR" });
  const promised = await make.anEquipment({ type: "EST4UR" });
  await make.aUnitBlock({ equipmentId: promised.id, fromDate: "2036-12-05", toDate: null });
  const span = { type: "EST4UR", from: "2036-12-01", to: "2036-12-20" };
  const found = await answered(freeUnits, reads.freeUnits({ ...span, search: unit.code }));
  expect(found).toEqual({
    count: 1,
    units: [{ id: unit.id, code: unit.code, reasons: expect.any(Array) }],
  });
  const taken = reads.freeUnits({ ...span, search: promised.code });
  expect(await answered(freeUnits, taken)).toEqual({ count: 0, units: [] });
});

test("the changes of a record, in the company's hours", async () => {
  const { id, name } = await make.aPartner();
  const found = await answered(history, reads.history("partner", id));
  expect(found).toMatchObject({
    timeZone: "America/Guayaquil",
    changes: [{ recordType: "partner", recordId: id, name, at: expect.stringMatching(/Z$/) }],
  });
});

test("what erasing a person would do", async () => {
  const person = await make.aStaffMember({ firstName: "Zoila", lastName: "Andi" });
  const user = await make.aUser({ firstName: "Luis", lastName: "Napo" });
  expect(await answered(personErasure, "/", { technical_id: person.id })).toMatchObject({
    name: "Zoila Andi",
  });
  expect(await answered(userErasure, "/", { user_id: user.id })).toMatchObject({
    name: "Luis Napo",
  });
});

describe("prices of a list", () => {
  test("offers what a transport costs the client of a project", async () => {
    const project = await make.aProject();
    const price = { fromDate: "2026-01-01", partnerId: project.partnerId } as const;
    await database()
      .insert(listPrices)
      .values([
        { ...price, kind: "TRANSPORT", amount: "165.00" },
        { ...price, kind: "TRANSPORT", partnerId: null, amount: "180.00" },
        { ...price, kind: "LOGISTICS", partnerId: (await make.aPartner()).id, amount: "1.00" },
        { ...price, kind: "RENT", type: "LVMNOS", amount: "7.00" },
      ]);
    const found = await answered(offered, reads.offeredPrices({ project_id: project.id }));
    expect(found.partnerId).toBe(project.partnerId);
    expect(found.prices.map(({ amount }: { amount: string }) => amount).toSorted()).toEqual([
      "165.00",
      "180.00",
    ]);
    const forLines = reads.linePrices({ partner_id: project.partnerId });
    expect(await answered(linePrices, forLines)).toMatchObject({
      partnerId: project.partnerId,
      prices: [{ kind: "RENT", type: "LVMNOS", amount: "7.00" }],
    });
    const lacking = reads.offeredPrices({ project_id: project.id + 900 });
    expect(await asked(offered, lacking)).toMatchObject(absent);
  });
});
