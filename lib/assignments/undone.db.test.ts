import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { memberAt } from "../kernel/testing";
import { reactivateAssignment } from "./reactivate-assignment";
import { releaseAssignment } from "./release-assignment";

/** All but who changed it when, and how often. */
const said = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ ...row }) => {
    for (const stamp of ["version", "updatedAt", "updatedBy"]) delete row[stamp];
    return row;
  });

const standing = async () => {
  const db = database();
  return {
    assignments: said(await db.select().from(assignments).orderBy(asc(assignments.id))),
    units: said(await db.select().from(equipment).orderBy(asc(equipment.id))),
    sheets: said(await db.select().from(worksheets).orderBy(asc(worksheets.id))),
    lines: said(await db.select().from(worksheetLines).orderBy(asc(worksheetLines.id))).map(
      ({ id: _, createdAt: __, createdBy: ___, ...line }: Record<string, unknown>) => line,
    ),
  };
};

test("units that are retired one after the other and brought back stand as if it had never been", async () => {
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
  const before = await standing();
  const ids = rented.map(({ assignment }) => assignment.id);
  const leaving = { retirementDate: "2026-01-12", retirementReason: "Fin de la campaña" };
  for (const assignmentId of ids) await releaseAssignment(ctx, { assignmentId, ...leaving });
  expect(await standing()).not.toEqual(before);
  for (const assignmentId of ids) await reactivateAssignment(ctx, { assignmentId });
  expect(await standing()).toEqual(before);
});
