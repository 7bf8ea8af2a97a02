import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { standing } from "../billing/testing-standing";
import { memberAt } from "../kernel/testing";
import { markVisit } from "./mark-visit";
import { undoVisit } from "./undo-visit";

test("visits that are marked one after the other and planned again stand as if it had never been", async () => {
  const ctx = await memberAt("2026-01-20T15:00:00Z");
  const project = await make.aProject();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const services = [];
  for (const cost of ["25.00", "12.35"]) {
    const { id: equipmentId } = await make.aService();
    const service = { projectId: project.id, equipmentId, kind: "SERVICIO" as const, cost };
    services.push(await make.anAssignment(service));
  }
  const [first, second] = services.map(({ id }) => id);
  await make.aVisit({ assignmentId: first ?? 0, plannedDate: "2026-01-14" });
  await refreshWorksheets(ctx, project.id, { id: sheet.id, isReturning: false });
  const before = await standing();
  const done = { status: "DONE" as const, staffId: (await make.aStaffMember()).id };
  const skipped = { status: "SKIPPED" as const, reason: "Lluvia" };
  const marked = [
    await markVisit(ctx, { assignmentId: first ?? 0, plannedDate: "2026-01-15", ...done }),
    await markVisit(ctx, { assignmentId: first ?? 0, plannedDate: "2026-01-16", ...skipped }),
    await markVisit(ctx, { assignmentId: second ?? 0, plannedDate: "2026-01-15", ...done }),
  ];
  expect((await standing()).lines).not.toEqual(before.lines);
  for (const { visit } of marked) await undoVisit(ctx, { visitId: visit.id });
  expect(await standing()).toEqual(before);
});
