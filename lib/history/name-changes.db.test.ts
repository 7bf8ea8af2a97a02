import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, visits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { type Change, listChanges } from "./list-changes";
import { nameChanges } from "./name-changes";
import { namings } from "./naming";
import { referenceTypes } from "./reference-types";
import { valueInWords } from "./wording";

const aContext = () => memberAt("2026-08-10T17:00:00Z");

async function namesOf(recordType: Change["recordType"]) {
  const ctx = await aContext();
  const { rows } = await listChanges(ctx, { recordType, page: null });
  return (await nameChanges(ctx, rows)).map(({ name }) => name);
}

test("records are named by their codes, what has none by what it belongs to", async () => {
  const partner = await make.aPartner({ name: "Andes" });
  const project = await make.aProject({ partnerId: partner.id, location: "Sacha 12" });
  const unit = await make.anEquipment({ code: "BAT-07" });
  const { id: assignmentId } = await make.anAssignment({
    projectId: project.id,
    equipmentId: unit.id,
  });
  const sheet = await make.aWorksheet({ projectId: project.id, seriesCode: "FAE-PS-0012" });
  await make.aWorksheetLine({ worksheetId: sheet.id, description: "Alquiler" });
  const chain = await make.aCustodyChain({ worksheetId: sheet.id, consecutive: "0000123" });
  await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  const truck = await make.aVehicle({ plate: "PCB-1234" });
  await make.aVehiclePass({ vehicleId: truck.id });
  await make.aStaffMember({ firstName: "Ana", lastName: "Ruiz" });
  await make.aVisit({ assignmentId, plannedDate: "2026-08-03" });
  expect(await namesOf("project")).toEqual(["Andes · Sacha 12"]);
  expect(await namesOf("project_resource")).toEqual(["BAT-07"]);
  expect(await namesOf("sheet_project")).toEqual(["FAE-PS-0012"]);
  expect(await namesOf("sheet_project_detail")).toEqual(["FAE-PS-0012 · Alquiler"]);
  expect(await namesOf("custody_chain")).toEqual(["0000123"]);
  expect(await namesOf("custody_chain_detail")).toEqual(["0000123 · BAT-07"]);
  expect(await namesOf("pass_vehicle")).toEqual([expect.stringMatching(/^PCB-1234 · /)]);
  expect(await namesOf("technical")).toEqual(["Ana Ruiz"]);
  expect(await namesOf("schedule_visit")).toEqual(["BAT-07 · 03/08/2026"]);
});

test("what is deleted for good keeps the name that the log knows", async () => {
  const unit = await make.anEquipment({ code: "BAT-08" });
  const project = await make.aProject();
  const assignment = await make.anAssignment({ projectId: project.id, equipmentId: unit.id });
  const visit = await make.aVisit({ assignmentId: assignment.id, plannedDate: "2026-08-04" });
  await database().delete(visits).where(eq(visits.id, visit.id));
  await database().delete(assignments).where(eq(assignments.id, assignment.id));
  expect(await namesOf("schedule_visit")).toEqual(["BAT-08 · 04/08/2026", "BAT-08 · 04/08/2026"]);
  expect(await namesOf("project_resource")).toEqual(["BAT-08", "BAT-08"]);
});

test("references among the values are told by name", async () => {
  const ctx = await aContext();
  const partner = await make.aPartner({ name: "Andes" });
  await make.aProject({ partnerId: partner.id });
  const { rows } = await listChanges(ctx, { recordType: "project", page: null });
  const [change] = await nameChanges(ctx, rows);
  if (!change) throw new Error("Nothing was logged.");
  expect(valueInWords(change, "partner_id", partner.id, ctx.timeZone)).toBe("Andes");
});

test("any number of changes takes the same queries", async () => {
  const ctx = await aContext();
  const more = async () => {
    const project = await make.aProject();
    const unit = await make.anEquipment();
    const { id } = await make.anAssignment({ projectId: project.id, equipmentId: unit.id });
    await make.aVisit({ assignmentId: id, plannedDate: "2026-08-03" });
  };
  const queriesOf = async () => {
    const { rows } = await listChanges(ctx, { page: null });
    return countQueries(() => nameChanges(ctx, rows));
  };
  await more();
  const few = await queriesOf();
  for (let at = 0; at < 5; at += 1) await more();
  expect(await queriesOf()).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});

test("every reference that is logged leads to a kind of record, and every naming column exists", () => {
  const kinds = Object.values(namings);
  const named = new Set(kinds.map(({ table }) => getTableConfig(table).name));
  for (const { table, parts } of kinds) {
    const { columns, foreignKeys } = getTableConfig(table);
    const known = new Set(columns.map(({ name }) => name));
    expect(parts.filter((part) => !known.has(part))).toEqual([]);
    for (const { reference } of foreignKeys.values()) {
      const { columns: own, foreignColumns, foreignTable } = reference();
      const column = own[0]?.name ?? "";
      const isById = foreignColumns[0]?.name === "id" && !column.startsWith("id_user_");
      const wanted = getTableConfig(foreignTable).name;
      if (!isById || !named.has(wanted)) continue;
      const leads = referenceTypes[column];
      expect(leads && getTableConfig(namings[leads].table).name, column).toBe(wanted);
    }
  }
});
