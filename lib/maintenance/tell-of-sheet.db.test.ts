import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listNotifications } from "../notifications/list-notifications";
import { heardOf } from "../notifications/testing";
import { createMaintenanceSheet } from "./create-sheet";
import { MaintenanceChanges, MaintenanceInput } from "./input";
import { updateMaintenanceSheet } from "./update-sheet";

let office: Context;
let technician: Context;

beforeEach(async () => {
  office = await memberAt("2026-03-10T17:00:00Z");
  technician = await memberAt("2026-03-10T17:00:00Z", { role: "TECNICO" });
});

const opened = async (by: Context) => {
  const input = MaintenanceInput.parse({
    project_id: (await make.aProject()).id,
    resource_item_id: (await make.anEquipment()).id,
    ...{ date: "2026-03-10", type_maintenance: "PREVENTIVO" },
  });
  return (await createMaintenanceSheet(by, input)).sheet;
};

const set = (by: Context, sheetId: number, status: string) =>
  updateMaintenanceSheet(by, MaintenanceChanges.parse({ sheet_id: sheetId, status }));

test("what a technician finishes waits for the office, which tells him what it decides", async () => {
  const { id, sheetNumber } = await opened(technician);
  await set(technician, id, "COMPLETED");
  await set(office, id, "IN_PROGRESS");
  await set(technician, id, "COMPLETED");
  await set(office, id, "APPROVED");
  const [boss, his] = [office.caller.user.id, technician.caller.user.id];
  expect(await heardOf()).toEqual([
    [boss, "SHEET_TO_APPROVE"],
    [his, "SHEET_TAKEN_BACK"],
    [boss, "SHEET_TO_APPROVE"],
    [his, "SHEET_APPROVED"],
  ]);
  const { rows } = await listNotifications(technician, { page: null });
  for (const { text, url } of rows) {
    expect(text).toContain(sheetNumber);
    expect(url).toBe(`/maintenance/${id}`);
  }
});

test("the same sheet finished twice at once is told once", async () => {
  const { id } = await opened(technician);
  await Promise.allSettled([set(technician, id, "COMPLETED"), set(technician, id, "COMPLETED")]);
  expect(await heardOf()).toEqual([[office.caller.user.id, "SHEET_TO_APPROVE"]]);
});

test("the office's own sheets concern nobody", async () => {
  const own = await opened(office);
  for (const status of ["COMPLETED", "APPROVED", "IN_PROGRESS"]) await set(office, own.id, status);
  expect(await heardOf()).toEqual([]);
});

test("what is refused is told to nobody", async () => {
  const { id } = await opened(technician);
  await expect(set(technician, id, "APPROVED")).rejects.toThrow("Su rol no permite");
  expect(await heardOf()).toEqual([]);
});
