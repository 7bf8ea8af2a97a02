import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listLateServices } from "./list-late-services";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z");
});

const aDailyService = async (startDate: string, given = {}) =>
  make.anAssignment({
    projectId: (await make.aProject(given)).id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    cost: "20.00",
    startDate,
  });

const told = async () =>
  (await listLateServices(ctx, 10)).rows.map(({ service, visits, oldest }) => [
    service.assignmentId,
    visits,
    oldest,
  ]);

test("only visits of days past that nobody recorded are late, the longest waiting first", async () => {
  const short = await aDailyService("2026-03-07");
  const long = await aDailyService("2025-03-06");
  await aDailyService("2026-03-10");
  await aDailyService("2026-03-01", { isClosed: true, closedOn: "2026-03-08" });
  const of = (plannedDate: string, given = {}) =>
    make.aVisit({ assignmentId: short.id, plannedDate, ...given });
  await of("2026-03-07", { status: "MOVED", movedTo: "2026-03-09" });
  await of("2026-03-08", { status: "SKIPPED", reason: "Lluvia" });
  expect(await told()).toEqual([
    [long.id, 369, "2025-03-06"],
    [short.id, 2, "2026-03-09"],
  ]);
});

test("a service whose visits were all recorded is not late", async () => {
  const service = await aDailyService("2026-03-08");
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-03-08" });
  await make.aVisit({
    assignmentId: service.id,
    plannedDate: "2026-03-09",
    status: "MOVED",
    movedTo: "2026-03-12",
  });
  expect(await told()).toEqual([]);
});
