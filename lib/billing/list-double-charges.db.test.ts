import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, maintenanceSheets, worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { removeLine } from "../worksheets/remove-line";
import { setLineDays } from "../worksheets/set-line-days";
import { confirmCharges } from "./confirm-charges";
import {
  type DoubleCharge,
  listDoubleCharges,
  listUnconfirmedDoubleCharges,
} from "./list-double-charges";
import { refreshWorksheets } from "./refresh-worksheets";
import { withdrawConfirmation } from "./withdraw-confirmation";

const day = "2026-01-15";

let ctx: Context;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;
let unit: Awaited<ReturnType<typeof make.anEquipment>>;
let mant: Awaited<ReturnType<typeof make.aService>>;
let service: Awaited<ReturnType<typeof make.anAssignment>>;

const aServiceOf = (equipmentId: number, given = {}) =>
  make.anAssignment({
    projectId: project.id,
    equipmentId,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    cost: "25.00",
    ...given,
  });

const aChainOf = async (equipmentId: number, given = {}) => {
  const chain = await make.aCustodyChain({ worksheetId: sheet.id, date: day, ...given });
  await make.aCustodyChainItem({ chainId: chain.id, equipmentId });
  return chain;
};

const aFinished = (given = {}) =>
  make.aMaintenanceSheet({
    projectId: project.id,
    equipmentId: unit.id,
    date: day,
    status: "COMPLETED",
    totalCost: "80.00",
    ...given,
  });

beforeEach(async () => {
  ctx = await memberAt("2026-02-10T17:00:00Z", { firstName: "Rosa", lastName: "Andi" });
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
  ({ unit } = await make.aRentedUnit(project));
  mant = await make.aService();
  service = await aServiceOf(mant.id);
});

const open = () => listUnconfirmedDoubleCharges(ctx, { projectId: project.id });

const inWords = (found: DoubleCharge[]) =>
  found.map(({ code, day, charges }) => [
    code,
    day,
    ...charges.map(({ amount, proofs }) => `${amount} ${proofs.map(({ url }) => url).join(" ")}`),
  ]);

const confirm = (found: DoubleCharge[], as = ctx) =>
  confirmCharges(as, {
    projectId: project.id,
    doubts: found.map(({ resourceItemId, day, charges }) => ({
      unitId: resourceItemId,
      day,
      claims: charges.map(({ claim }) => claim),
    })),
  });

test("a maintenance sheet beside a day that a chain serves is doubtful, with links and amounts", async () => {
  const chain = await aChainOf(unit.id);
  const { id, sheetNumber } = await aFinished();
  const expected = [unit.code, day, `25.00 /custody/${chain.id}`, `80.00 /maintenance/${id}`];
  expect(inWords(await open())).toEqual([expected]);
  await refreshWorksheets(ctx, project.id);
  const [found] = await open();
  expect(inWords(await open())).toEqual([expected]);
  expect(found).toMatchObject({
    resourceItemId: unit.id,
    amountChargedTwice: "25",
    charges: [
      { kind: "SERVICE", label: `Servicio ${mant.code}`, url: `/custody/${chain.id}` },
      { kind: "MAINTENANCE", label: `Mantenimiento ${sheetNumber}`, url: `/maintenance/${id}` },
    ],
  });
});

test("a day that a visit serves is doubtful beside it too", async () => {
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-14", movedTo: day });
  const { id } = await aFinished();
  const url = `/projects/${project.id}/calendar?view=day&date=${day}`;
  expect(inWords(await open())).toEqual([
    [unit.code, day, `25.00 ${url}`, `80.00 /maintenance/${id}`],
  ]);
});

test("two maintenance sheets of a unit on one day are doubtful", async () => {
  const ids = [(await aFinished()).id, (await aFinished({ status: "APPROVED" })).id];
  expect(inWords(await open())).toEqual([
    [unit.code, day, ...ids.map((id) => `80.00 /maintenance/${id}`)],
  ]);
});

test("one service twice is doubtful, as on the day on which a unit left and came back", async () => {
  const again = await aServiceOf(mant.id, { cost: "30.00" });
  const chain = await aChainOf(unit.id);
  expect(inWords(await open())).toEqual([
    [unit.code, day, `25.00 /custody/${chain.id}`, `30.00 /custody/${chain.id}`],
  ]);
  await database().delete(worksheetLines);
  expect((await open())[0]?.charges.map(({ assignmentId }) => assignmentId)).toEqual([
    service.id,
    again.id,
  ]);
});

test("what is charged once is not doubtful", async () => {
  const other = await make.aRentedUnit(project);
  await aChainOf(unit.id);
  await aChainOf(unit.id);
  await make.aVisit({ assignmentId: service.id, plannedDate: day });
  await aServiceOf((await make.aService()).id);
  await aFinished({ date: "2026-01-16" });
  await aFinished({ equipmentId: other.unit.id });
  await aFinished({ projectId: (await make.aProject()).id });
  for (const given of [{ status: "IN_PROGRESS" }, { totalCost: "0.00" }, { isDeleted: true }])
    await aFinished(given);
  await refreshWorksheets(ctx, project.id);
  expect(await open()).toEqual([]);
});

test("cancelled and deleted chains, and services that cost nothing, charge nothing", async () => {
  await aFinished();
  await aChainOf(unit.id, { status: "CANCELLED" });
  await aChainOf(unit.id, { isDeleted: true });
  const free = await aServiceOf((await make.aService()).id, { cost: "0.00" });
  await make.aVisit({ assignmentId: free.id, plannedDate: day });
  expect(await open()).toEqual([]);
});

const lineOf = async (kind: "SERVICE" | "MAINTENANCE") => {
  const [line] = await database()
    .select()
    .from(worksheetLines)
    .where(eq(worksheetLines.kind, kind));
  if (!line) throw new RangeError("no line");
  return line.id;
};

test("a day taken out of its line, or a maintenance set to none, is charged no more", async () => {
  await aChainOf(unit.id);
  await aChainOf(unit.id, { date: "2026-01-16" });
  await aFinished();
  await refreshWorksheets(ctx, project.id);
  expect(await open()).toHaveLength(1);
  const lineId = await lineOf("SERVICE");
  await setLineDays(ctx, { lineId, dates: ["2026-01-16"] });
  expect(await open()).toEqual([]);
  await removeLine(ctx, { lineId });
  expect(await open()).toHaveLength(1);
  await setLineDays(ctx, { lineId: await lineOf("MAINTENANCE"), days: "0" });
  expect(await open()).toEqual([]);
});

test("a day that a person put into a line is charged, and the sheet stands behind it", async () => {
  await aChainOf(unit.id, { date: "2026-01-16" });
  const { id } = await aFinished();
  await refreshWorksheets(ctx, project.id);
  await setLineDays(ctx, { lineId: await lineOf("SERVICE"), dates: [day] });
  const url = `/projects/${project.id}/work-sheets/${sheet.id}`;
  expect(inWords(await open())).toEqual([
    [unit.code, day, `25.00 ${url}`, `80.00 /maintenance/${id}`],
  ]);
});

test("narrows to the days of a sheet, to a day, and to units", async () => {
  await aChainOf(unit.id);
  await aFinished();
  const asked = async (given: object) =>
    (await listUnconfirmedDoubleCharges(ctx, { projectId: project.id, ...given })).length;
  expect(await asked({ period: { from: day, to: day }, unitIds: [unit.id] })).toBe(1);
  expect(await asked({ period: { from: "2026-01-16", to: "2026-01-31" } })).toBe(0);
  expect(await asked({ unitIds: [mant.id] })).toBe(0);
  expect(
    await listUnconfirmedDoubleCharges(ctx, { projectId: (await make.aProject()).id }),
  ).toEqual([]);
});

test("confirmed by a person they are asked no more, until another charge joins them", async () => {
  await aChainOf(unit.id);
  const { id } = await aFinished();
  expect(await confirm(await open())).toHaveLength(1);
  expect(await open()).toEqual([]);
  const [known] = await listDoubleCharges(ctx, { projectId: project.id });
  expect(known?.confirmed).toMatchObject({ by: "Rosa Andi", at: ctx.now });

  await aChainOf(unit.id);
  await database()
    .update(maintenanceSheets)
    .set({ totalCost: "81.00" })
    .where(eq(maintenanceSheets.id, id));
  expect(await open()).toEqual([]);

  const { id: third } = await aFinished();
  const [asked] = await open();
  expect(asked?.charges).toHaveLength(3);
  await confirm(await open(), await memberAt("2026-02-11T17:00:00Z", { firstName: "Luis" }));
  expect(await open()).toEqual([]);
  await database().delete(maintenanceSheets).where(eq(maintenanceSheets.id, third));
  expect(await open()).toEqual([]);

  const told = await database()
    .select()
    .from(changes)
    .where(eq(changes.recordType, "confirmed_charge"))
    .orderBy(changes.id);
  expect(told.map(({ action, projectId }) => [action, projectId])).toEqual([
    ["INSERT", project.id],
    ["UPDATE", project.id],
  ]);
});

test("refuses to confirm what changed since it was seen, or is no more", async () => {
  await aChainOf(unit.id);
  await aFinished();
  const seen = await open();
  await aFinished();
  await expect(confirm(seen)).rejects.toThrow(
    `Los cobros de ${unit.code} del 15/01/2026 cambiaron: revíselos otra vez.`,
  );
  expect(await open()).toHaveLength(1);
  const now = await open();
  await database().delete(maintenanceSheets);
  await expect(confirm(now)).rejects.toThrow("Ese doble cobro ya no existe.");
});

test("what somebody confirmed is asked again once it is taken back, on record", async () => {
  await aChainOf(unit.id);
  await aFinished();
  await confirm(await open());
  const [known] = await listDoubleCharges(ctx, { projectId: project.id });
  const ref = { confirmationId: known?.confirmed?.id ?? 0 };
  const luis = await memberAt("2026-02-11T17:00:00Z", { firstName: "Luis" });
  await withdrawConfirmation(luis, ref);
  expect(await open()).toHaveLength(1);
  const [told] = await database()
    .select()
    .from(changes)
    .where(and(eq(changes.recordType, "confirmed_charge"), eq(changes.action, "DELETE")));
  expect(told).toMatchObject({ projectId: project.id, userId: luis.caller.user.id });
  await expect(withdrawConfirmation(luis, ref)).rejects.toThrow(
    "Ya nadie dice que esos cobros son correctos.",
  );
  await confirm(await open());
  expect(await open()).toEqual([]);
});

test("what another has just confirmed anew is not taken back unseen", async () => {
  await aChainOf(unit.id);
  await aFinished();
  await confirm(await open());
  const [seen] = await listDoubleCharges(ctx, { projectId: project.id });
  await aFinished();
  await confirm(await open());
  const { id = 0, version = 0 } = seen?.confirmed ?? {};
  const watched = { table: "confirmed_charges", id, seen: version, version: null };
  await expect(
    withdrawConfirmation({ ...ctx, watched }, { confirmationId: id }),
  ).rejects.toMatchObject({ cause: { code: "FA412" } });
  expect(await open()).toEqual([]);
});

test("two people confirm at once, and again: it is said once", async () => {
  await aChainOf(unit.id);
  await aFinished();
  const found = await open();
  await Promise.all([confirm(found), confirm(found), confirm([...found, ...found])]);
  expect(await confirm(found)).toEqual([]);
  expect(await listDoubleCharges(ctx, { projectId: project.id })).toHaveLength(1);
});

test("takes the same few queries whatever it finds", async () => {
  await aChainOf(unit.id);
  await aFinished();
  const few = await countQueries(open);
  for (let days = 1; days < 10; days += 1) {
    await aChainOf(unit.id, { date: addDays(day, days) });
    await aFinished({ date: addDays(day, days) });
  }
  expect(await open()).toHaveLength(10);
  expect(await countQueries(open)).toBe(few);
  expect(few).toBeLessThanOrEqual(11);
});
