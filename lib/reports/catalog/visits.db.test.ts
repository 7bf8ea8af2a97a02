import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2028-03-15T17:00:00Z");
});

const march = { period_from: "2028-03-01", period_to: "2028-03-31" };

/** Each seventh day from the first of March: 1, 8, 15, 22 and 29. */
const aWeeklyService = async (given: Parameters<typeof make.anAssignment>[0] = {}) =>
  make.anAssignment({
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    startDate: "2028-03-01",
    intervalDays: 7,
    ...given,
  });

const totals = async () => (await reported(ctx, "visits", march)).totals;

test("today's visit is asked for and not late", async () => {
  await aWeeklyService();
  expect(await totals()).toMatchObject({ planned: "5", due: "3", late: "2", compliance: "0.0" });
});

test("done on the day it was moved to is done; moved and waiting counts on its new day", async () => {
  const { id: assignmentId } = await aWeeklyService();
  await make.aVisit({ assignmentId, plannedDate: "2028-03-01", movedTo: "2028-03-03" });
  const moved = { assignmentId, status: "MOVED" as const };
  await make.aVisit({ ...moved, plannedDate: "2028-03-08", movedTo: "2028-03-20" });
  await make.aVisit({ ...moved, plannedDate: "2028-03-15", movedTo: "2028-04-02" });
  expect(await totals()).toMatchObject({
    planned: "4",
    due: "1",
    done: "1",
    moved: "2",
    late: "0",
    compliance: "100.0",
  });
});

test("closing a project ends its visits and forgives none before", async () => {
  const project = await make.aProject({ isClosed: true, closedOn: "2028-03-10" });
  const { id: assignmentId } = await aWeeklyService({ projectId: project.id });
  await make.aVisit({ assignmentId, plannedDate: "2028-03-08" });
  expect(await totals()).toMatchObject({ planned: "2", due: "2", done: "1", compliance: "50.0" });
});

test("who did a visit has a row of his own, what nobody recorded another", async () => {
  const { id: assignmentId } = await aWeeklyService({ endDate: "2028-03-14" });
  const { id: staffId } = await make.aStaffMember({ firstName: "Ana", lastName: "Grefa" });
  await make.aVisit({ assignmentId, plannedDate: "2028-03-01", staffId });
  const { rows } = await reported(ctx, "visits", march);
  expect(rows.map((row) => [row.technician, row.done, row.late, row.compliance])).toEqual([
    [null, "0", "1", "0.0"],
    ["Grefa Ana", "1", "0", "100.0"],
  ]);
});

test("reasons with the same words are one", async () => {
  const { id: assignmentId } = await aWeeklyService();
  const skipped = { assignmentId, status: "SKIPPED" as const };
  await make.aVisit({ ...skipped, plannedDate: "2028-03-01", reason: "Sin acceso " });
  await make.aVisit({ ...skipped, plannedDate: "2028-03-08", reason: "SIN ACCESO" });
  const { rows } = await reported(ctx, "skipped-visits", march);
  expect(rows.map(({ date, reason }) => [date, reason])).toEqual([
    ["2028-03-08", "Sin acceso"],
    ["2028-03-01", "Sin acceso"],
  ]);
});
