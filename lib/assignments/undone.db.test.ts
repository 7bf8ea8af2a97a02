import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { standing } from "../billing/testing-standing";
import { memberAt } from "../kernel/testing";
import { changeRate } from "./change-rate";
import { reactivateAssignment } from "./reactivate-assignment";
import { releaseAssignment } from "./release-assignment";
import { updateAssignment } from "./update-assignment";
import { withdrawRate } from "./withdraw-rate";

async function aWorkingProject() {
  const ctx = await memberAt("2026-01-20T15:00:00Z");
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const rented = [
    await make.aRentedUnit(project),
    await make.aRentedUnit(project, { cost: "12.35" }),
    await make.aRentedUnit(project, { startDate: "2026-01-10" }),
  ];
  const [served] = rented;
  const { id: serviceId } = await make.aService();
  await make.anAssignment({
    ...{ projectId: project.id, equipmentId: serviceId, kind: "SERVICIO", cost: "25.00" },
    servedEquipmentId: served?.unit.id ?? 0,
  });
  await refreshWorksheets(ctx, project.id, { id: sheet.id, isReturning: false });
  return { ctx, ids: rented.map(({ assignment }) => assignment.id) };
}

const leaving = { retirementDate: "2026-01-12", retirementReason: "Fin de la campaña" };

test("units that are retired one after the other and brought back stand as if it had never been", async () => {
  const { ctx, ids } = await aWorkingProject();
  const before = await standing();
  for (const assignmentId of ids) await releaseAssignment(ctx, { assignmentId, ...leaving });
  expect(await standing()).not.toEqual(before);
  for (const assignmentId of ids) await reactivateAssignment(ctx, { assignmentId });
  expect(await standing()).toEqual(before);
});

test("so does a unit that was retired by its form", async () => {
  const { ctx, ids } = await aWorkingProject();
  const before = await standing();
  const [assignmentId = 0] = ids;
  await updateAssignment(ctx, { assignmentId, isRetired: true, ...leaving });
  expect(await standing()).not.toEqual(before);
  await reactivateAssignment(ctx, { assignmentId });
  expect(await standing()).toEqual(before);
});

test("so do prices to come that are asked for and taken back, in sheets that reach them, too", async () => {
  const { ctx, ids } = await aWorkingProject();
  const before = await standing();
  const fromDate = "2026-01-25";
  for (const assignmentId of ids) await changeRate(ctx, { assignmentId, fromDate, cost: "99.99" });
  expect(await standing()).not.toEqual(before);
  for (const assignmentId of ids) await withdrawRate(ctx, { assignmentId, fromDate });
  expect(await standing()).toEqual(before);
});
