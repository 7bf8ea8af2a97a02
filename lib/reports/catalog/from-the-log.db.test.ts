import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { releaseAssignment } from "../../assignments/release-assignment";
import { removeAssignment } from "../../assignments/remove-assignment";
import { updateAssignment } from "../../assignments/update-assignment";
import { updateChain } from "../../custody/update-chain";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { updateGuide } from "../../shipping/update-guide";
import { addLine } from "../../worksheets/add-line";
import { deleteWorksheet } from "../../worksheets/delete-worksheet";
import { reopenWorksheet } from "../../worksheets/reopen-worksheet";
import { updateLine } from "../../worksheets/update-line";
import { updateWorksheet } from "../../worksheets/update-worksheet";
import { createWriteOff } from "../../write-offs/create-write-off";
import { reported } from "../testing";

/** What verbs did, as the triggers wrote it. */
let rosa: Context;

const on = (moment: string): Context => ({
  ...rosa,
  now: new Date(moment),
  today: moment.slice(0, 10),
});
const year = { period_from: "2026-01-01", period_to: "2026-12-31" };

beforeEach(async () => {
  rosa = await memberAt("2026-06-30T17:00:00Z", { firstName: "Rosa", lastName: "Vera" });
});

const cash = async () => {
  const { rows } = await reported(rosa, "days-to-cash", year);
  return rows.map(({ liquidated_on, invoiced_on, to_liquidate, to_invoice, to_cash }) => [
    liquidated_on,
    invoiced_on,
    to_liquidate,
    to_invoice,
    to_cash,
  ]);
};

test("days to cash count from the last time the sheet was open", async () => {
  const { id: worksheetId } = await make.aWorksheet();
  const set = (moment: string, status: "LIQUIDATED" | "INVOICED") =>
    updateWorksheet(on(moment), { worksheetId, status });
  await set("2026-02-02T17:00:00Z", "LIQUIDATED");
  expect(await cash()).toEqual([["2026-02-02", null, "2", null, null]]);
  await set("2026-02-03T17:00:00Z", "INVOICED");
  await reopenWorksheet(on("2026-02-10T17:00:00Z"), { worksheetId });
  expect(await cash()).toEqual([]);
  await set("2026-02-12T04:00:00Z", "LIQUIDATED");
  await set("2026-02-20T17:00:00Z", "INVOICED");
  expect(await cash()).toEqual([["2026-02-11", "2026-02-20", "11", "9", "20"]]);
});

test("a sheet invoiced at once has no day of liquidation, and an average leaves it out", async () => {
  const [first, second] = [await make.aWorksheet(), await make.aWorksheet()];
  await updateWorksheet(on("2026-02-10T17:00:00Z"), { worksheetId: first.id, status: "INVOICED" });
  await updateWorksheet(on("2026-01-30T17:00:00Z"), {
    worksheetId: second.id,
    status: "LIQUIDATED",
  });
  expect(await cash()).toEqual([
    [null, "2026-02-10", null, null, "10"],
    ["2026-01-30", null, "-1", null, null],
  ]);
  const { totals } = await reported(rosa, "days-to-cash", year);
  expect(totals).toMatchObject({ to_liquidate: "-1.00", to_invoice: null, to_cash: "10.00" });
});

test("lines by hand, and what was changed of others, by who did it", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, { startDate: "2026-01-30" });
  const sheet = await make.aWorksheet({ projectId: project.id });
  await addLine(rosa, {
    worksheetId: sheet.id,
    description: "Flete",
    quantity: "2",
    unitPrice: "15.00",
  } as Parameters<typeof addLine>[1]);
  const [rent] = await database()
    .select()
    .from(worksheetLines)
    .where(eq(worksheetLines.equipmentId, unit.id));
  const lineId = rent?.id ?? 0;
  await updateLine(rosa, { lineId, description: "Otra" } as Parameters<typeof updateLine>[1]);
  const { totals } = await reported(rosa, "manual-lines", year);
  expect(totals).toMatchObject({ lines: "1", subtotal: "30.00" });
  const luis = await memberAt("2026-06-30T17:00:00Z", { firstName: "Luis", lastName: "Paz" });
  await updateLine(luis, { lineId, unitPrice: "9.00" } as Parameters<typeof updateLine>[1]);
  const { rows } = await reported(rosa, "manual-lines", year);
  expect(
    rows.map(({ kind, changed, person, subtotal }) => [kind, changed, person, subtotal]),
  ).toEqual([
    ["MANUAL", null, "Rosa Vera", "30.00"],
    ["RENT", "Precio unitario", "Luis Paz", "18.00"],
  ]);
});

test("a price that changes, not the first and not the last", async () => {
  const { assignment } = await make.aRentedUnit(await make.aProject());
  const assignmentId = assignment.id;
  const asked = { assignmentId, cost: "12.50" } as Parameters<typeof updateAssignment>[1];
  await updateAssignment(on("2026-03-01T04:30:00Z"), asked);
  await releaseAssignment(rosa, { assignmentId } as Parameters<typeof releaseAssignment>[1]);
  const { rows } = await reported(rosa, "price-changes", year);
  expect(rows).toMatchObject([
    {
      day: "2026-02-28",
      person: "Rosa Vera",
      kind: "EQUIPO",
      old_cost: "10.00",
      new_cost: "12.50",
      difference: "2.50",
    },
  ]);
  await removeAssignment(rosa, { assignmentId } as Parameters<typeof removeAssignment>[1]);
  expect((await reported(rosa, "price-changes", year)).rows).toMatchObject([
    { code: null, kind: null, difference: "2.50" },
  ]);
});

test("what was taken back, by who did it, with its amount", async () => {
  const project = await make.aProject();
  const { assignment } = await make.aRentedUnit(project, { startDate: "2026-06-01" });
  const [sheet, doomed] = [
    await make.aWorksheet({ projectId: project.id, status: "LIQUIDATED" }),
    await make.aWorksheet({
      projectId: project.id,
      status: "LIQUIDATED",
      subtotal: "50",
      total: "50",
    }),
  ];
  const chain = await make.aCustodyChain({
    worksheetId: (await make.aWorksheet({ projectId: project.id })).id,
  });
  const guide = await make.aShippingGuide({ transportCost: "40", stowageCost: "2.50" });
  await reopenWorksheet(rosa, { worksheetId: sheet.id });
  await updateWorksheet(rosa, { worksheetId: sheet.id, status: "CANCELLED" });
  await updateChain(rosa, { chainId: chain.id, status: "CANCELLED" } as Parameters<
    typeof updateChain
  >[1]);
  await updateGuide(rosa, { guideId: guide.id, status: "VOID" } as Parameters<
    typeof updateGuide
  >[1]);
  await deleteWorksheet(rosa, { worksheetId: doomed.id });
  await createWriteOff(rosa, {
    assignmentId: assignment.id,
    dates: ["2026-06-01", "2026-06-02"],
    reason: "Lluvia",
  } as Parameters<typeof createWriteOff>[1]);
  const { rows } = await reported(rosa, "reversals", year);
  expect(
    rows.map(({ act, person, record, amount }) => [act, person, record, amount]).toSorted(),
  ).toEqual([
    ["Cadena anulada", "Rosa Vera", chain.consecutive, null],
    ["Guía anulada", "Rosa Vera", guide.guideNumber, "42.50"],
    ["Planilla cancelada", "Rosa Vera", sheet.seriesCode, "0.00"],
    ["Planilla eliminada", "Rosa Vera", doomed.seriesCode, "50.00"],
    ["Planilla reabierta", "Rosa Vera", sheet.seriesCode, "0.00"],
    [
      "Renuncia de cobro",
      "Rosa Vera",
      rows.find(({ reason }) => reason === "Lluvia")?.record,
      "20.00",
    ],
  ]);
});
