import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import { assignments, routeStops, routes, staff } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays, eachDay } from "../values/dates";
import { getPlanning } from "./get-planning";
import { dispatchDaysJson } from "./json";
import { listDispatchDays } from "./list-dispatch-days";

const monday = "2026-03-09";
const days = eachDay(monday, addDays(monday, 6));
const [technicians, stops] = [40, 12];
let ctx: Context;

/** Forty technicians, each with the same twelve services every day. */
beforeEach(async () => {
  ctx = await memberAt(`${monday}T12:00:00Z`, { role: "ADMINISTRATIVO" });
  const { id: projectId } = await make.aProject();
  const { id: equipmentId } = await make.aService();
  const people = await insertAll(
    database(),
    staff,
    Array.from({ length: technicians }, (_, at) => ({
      firstName: "Luis",
      lastName: String(at),
      workArea: "SANITARY_TECHNICIAN" as const,
      dni: `98${String(at).padStart(8, "0")}`,
      phone: "1",
    })),
  );
  const services = await insertAll(
    database(),
    assignments,
    Array.from({ length: technicians * stops }, () => ({
      ...{ projectId, equipmentId, kind: "SERVICIO" as const, description: "x", cost: "1.00" },
      startDate: monday,
    })),
  );
  const heads = days.flatMap((date) => people.map((staffId) => ({ date, staffId })));
  const ids = await insertAll(database(), routes, heads);
  await insertAll(
    database(),
    routeStops,
    heads.flatMap(({ date }, route) =>
      Array.from({ length: stops }, (_, at) => ({
        routeId: ids[route] ?? 0,
        position: at + 1,
        assignmentId: services[(route % technicians) * stops + at] ?? 0,
        plannedDate: date,
      })),
    ),
  );
});

/** Milliseconds of processor, the least of some rounds. */
async function cpuOf(work: () => Promise<unknown>) {
  const rounds: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1_000);
  }
  return Math.min(...rounds);
}

test("a week of forty technicians with twelve stops each takes at most 120 ms of processor", async () => {
  const span = { from: monday, to: addDays(monday, 6) };
  const told = await listDispatchDays(ctx, span);
  expect(told.flatMap((day) => day.routes).flatMap((route) => route.stops)).toHaveLength(
    7 * technicians * stops,
  );
  const asked = { view: "week", date: monday, isProposing: false } as const;
  const planning = await getPlanning(ctx, asked);
  expect(planning.lanes).toHaveLength(7 * technicians);
  expect(
    await cpuOf(async () => JSON.stringify(dispatchDaysJson(await listDispatchDays(ctx, span)))),
  ).toBeLessThan(120);
  expect(await cpuOf(() => getPlanning(ctx, asked))).toBeLessThan(120);
});
