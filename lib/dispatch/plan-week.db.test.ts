import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import {
  assignmentCrews,
  assignments,
  gateChecks,
  mails,
  routeStops,
  routes,
  staff,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { withdrawOverride } from "../compliance/withdraw-override";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listNotifications } from "../notifications/list-notifications";
import { addDays, eachDay } from "../values/dates";
import { assignStop } from "./assign-stop";
import { copyWeek } from "./copy-week";
import { fillRoutes } from "./fill-routes";
import { CopyWeekInput } from "./plan-input";
import { publishRoutes } from "./publish-routes";
import { saveRoute } from "./save-route";
import { setCrew } from "./set-crew";
import { aDailyService, listStanding } from "./testing";

const today = "2026-03-09";
const day = "2026-03-12";
let ctx: Context;
let staffId: number;
let first: Awaited<ReturnType<typeof aDailyService>>;
let second: Awaited<ReturnType<typeof aDailyService>>;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`, { role: "ADMINISTRATIVO" });
  staffId = (await make.aStaffMember()).id;
  first = await aDailyService();
  second = await aDailyService();
});

const nothing = { windowStart: null, windowEnd: null, minutes: null, notes: null };
const visit = (assignmentId: number, plannedDate = day) => ({
  ...nothing,
  assignmentId,
  plannedDate,
  eventId: null,
});

describe("proposing", () => {
  const span = { from: day, to: day };

  test("fills by crew and by who went last; the preview writes nothing", async () => {
    const vehicle = await make.aVehicle();
    const other = await make.aStaffMember();
    await setCrew(ctx, { assignmentId: first.id, staffId, vehicleId: vehicle.id });
    for (const [plannedDate, id] of [
      ["2026-03-01", staffId],
      ["2026-03-02", other.id],
    ] as const)
      await make.aVisit({ assignmentId: second.id, plannedDate, staffId: id });
    const preview = await fillRoutes(ctx, { ...span, isPreview: true });
    expect(preview.placed).toHaveLength(2);
    expect(await database().$count(routes)).toBe(0);
    await fillRoutes(ctx, { ...span, isPreview: false });
    expect(await listStanding()).toEqual([
      `${day} ${staffId}: ${first.id}@${day}`,
      `${day} ${other.id}: ${second.id}@${day}`,
    ]);
    const again = await fillRoutes(ctx, { ...span, isPreview: false });
    expect(again.placed).toEqual([]);
    const [route] = await database().select().from(routes).orderBy(routes.staffId);
    expect(route?.vehicleId).toBe(vehicle.id);
  });

  test("never sends who has a paper that ended, nor plans a day that is over", async () => {
    await setCrew(ctx, { assignmentId: first.id, staffId, vehicleId: null });
    await database().update(staff).set({ licenseUntil: "2026-03-11" });
    const span = { from: "2026-03-07", to: day, isPreview: false };
    const { placed, left } = await fillRoutes(ctx, span);
    expect(placed.map(({ date }) => date)).toEqual(eachDay(today, "2026-03-11"));
    expect(
      left.find(({ entry, date }) => date === day && entry.key.includes(`${first.id}`)),
    ).toMatchObject({
      reason: expect.stringContaining("11/03/2026"),
    });
  });

  inProof(test)("5,000 visits are put on routes within two seconds", async () => {
    const { equipmentId } = first;
    const people = await insertAll(
      database(),
      staff,
      Array.from({ length: 80 }, (_, at) => ({
        firstName: "Luis",
        lastName: String(at),
        workArea: "SANITARY_TECHNICIAN" as const,
        dni: `99${String(at).padStart(8, "0")}`,
        phone: "1",
      })),
    );
    const services = await insertAll(
      database(),
      assignments,
      Array.from({ length: 714 }, () => ({
        projectId: first.projectId,
        equipmentId,
        kind: "SERVICIO" as const,
        description: "x",
        cost: "1.00",
        startDate: today,
      })),
    );
    await insertAll(
      database(),
      assignmentCrews,
      services.map((assignmentId, at) => ({ assignmentId, staffId: people[at % 80] ?? null })),
    );
    const week = { from: today, to: addDays(today, 6), isPreview: false };
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await database().delete(routes);
      const began = performance.now();
      const { placed } = await fillRoutes(ctx, week);
      rounds.push(performance.now() - began);
      expect(placed).toHaveLength(714 * 7);
    }
    expect(Math.min(...rounds)).toBeLessThan(2_000);
    expect(await database().$count(routeStops)).toBe(714 * 7);
  });
});

describe("publishing", () => {
  const span = { from: day, to: day };
  const subjects = async () =>
    (await database().select().from(mails)).map(({ subject }) => subject);

  test("twice mails once; a change is told again", async () => {
    const reader = await memberAt(`${today}T17:00:00Z`, {
      ...{ email: "ana@faena.test", role: "TECNICO" },
    });
    await database().update(staff).set({ email: "Ana@faena.test" });
    const nextDay = addDays(day, 1);
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    await saveRoute(ctx, { date: nextDay, staffId, stops: [visit(first.id, nextDay)] });
    const week = { from: today, to: nextDay };
    const done = await Promise.all([publishRoutes(ctx, week), publishRoutes(ctx, week)]);
    expect(done.map(({ published }) => published.length).sort()).toEqual([0, 2]);
    expect((await publishRoutes(ctx, week)).published).toEqual([]);
    expect(await subjects()).toEqual(["Sus rutas desde el 12/03/2026"]);
    const [mail] = await database().select().from(mails);
    expect(mail).toMatchObject({ kind: "ROUTE", recipient: "ana@faena.test" });
    expect(mail?.words).toContain("jueves 12/03/2026: 1 parada");
    const heard = async () => (await listNotifications(reader, { page: null })).rows;
    expect(await heard()).toMatchObject([{ text: "Tiene 2 rutas desde el 12/03/2026", url: "/" }]);
    const changed = await saveRoute(ctx, {
      date: day,
      staffId,
      stops: [visit(first.id), visit(second.id)],
    });
    expect(changed.status).toBe("DRAFT");
    await publishRoutes(ctx, week);
    expect(await database().$count(mails)).toBe(2);
    expect((await heard()).map(({ text }) => text)).toContain("Tiene una ruta el 12/03/2026");
  });

  test("who has no user is named, who is unfit is held back, an empty draft is no news", async () => {
    const unfit = await make.aStaffMember({ licenseUntil: "2026-03-01" });
    const idle = await make.aStaffMember();
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    await saveRoute(ctx, { date: day, staffId: unfit.id, stops: [visit(second.id)] });
    await saveRoute(ctx, { date: day, staffId: idle.id, stops: [] });
    const done = await publishRoutes(ctx, span);
    expect(done).toMatchObject({
      published: [{ staffId }],
      heldBack: [{ route: { staffId: unfit.id }, reason: expect.stringContaining("01/03/2026") }],
      told: { mailed: [], unreached: ["Jaime Grefa"] },
    });
    expect(await database().$count(mails)).toBe(0);
  });

  test("what a rule blocks is held back until somebody answers for it", async () => {
    await database().update(staff).set({ licenseUntil: null });
    await make.aRule();
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    expect(await publishRoutes(ctx, span)).toMatchObject({
      published: [],
      heldBack: [{ reason: "Licencia de conducir, falta" }],
    });
    expect(await database().$count(gateChecks)).toBe(0);
    const { projectId } = first;
    const override = await make.anOverride({ projectId, staffId, fromDate: day });
    expect(await publishRoutes(ctx, span)).toMatchObject({
      published: [{ staffId }],
      heldBack: [],
    });
    expect(await database().select().from(gateChecks)).toMatchObject([
      { act: "ROUTE", staffId, projectId, day, overrideId: override.id },
    ]);
  });

  test("no route goes without a live override, whoever is first", async () => {
    await database().update(staff).set({ licenseUntil: null });
    await make.aRule();
    const { projectId } = first;
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    const { id: overrideId } = await make.anOverride({ projectId, staffId, fromDate: day });
    const [{ published }] = await Promise.all([
      publishRoutes(ctx, span),
      withdrawOverride(ctx, { overrideId }),
    ]);
    const written = await database().select().from(gateChecks);
    expect(written.map((one) => one.overrideId)).toEqual(published.map(() => overrideId));
  });

  test("only those that are named", async () => {
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    expect((await publishRoutes(ctx, { ...span, staffIds: [staffId + 1] })).published).toEqual([]);
    expect((await publishRoutes(ctx, { ...span, staffIds: [staffId] })).published).toHaveLength(1);
  });
});

describe("copying a week", () => {
  test("sends the same people to the same services, in order, beside what stands there", async () => {
    const from = "2026-03-09";
    const to = "2026-03-16";
    const other = await make.aStaffMember();
    await saveRoute(ctx, {
      date: day,
      staffId,
      stops: [visit(second.id), visit(first.id)],
    });
    await saveRoute(ctx, {
      date: "2026-03-19",
      staffId: other.id,
      stops: [visit(first.id, "2026-03-19")],
    });
    const { placed } = await copyWeek(ctx, { from, to });
    expect(placed).toHaveLength(1);
    expect((await listStanding()).filter((line) => line.startsWith("2026-03-19"))).toEqual([
      `2026-03-19 ${staffId}: ${second.id}@2026-03-19`,
      `2026-03-19 ${other.id}: ${first.id}@2026-03-19`,
    ]);
    expect((await copyWeek(ctx, { from, to })).placed).toEqual([]);
  });

  test("nobody unfit is sent; weeks begin on Mondays", async () => {
    await saveRoute(ctx, { date: day, staffId, stops: [visit(first.id)] });
    await database().update(staff).set({ licenseUntil: "2026-03-15" });
    const { placed, left } = await copyWeek(ctx, { from: today, to: "2026-03-16" });
    expect([placed.length, left.length]).toEqual([0, 1]);
    for (const given of [
      { from: "2026-03-10", to: "2026-03-16" },
      { from: "2026-03-09", to: "2026-03-09" },
    ])
      expect(CopyWeekInput.safeParse(given).success).toBe(false);
  });
});

describe("one stop", () => {
  const put = (
    stop: ReturnType<typeof visit>,
    to: number | null,
    position: number | null = null,
    given: { details?: object; isUsual?: boolean } = {},
  ) =>
    assignStop(ctx, {
      date: day,
      staffId: to,
      stop,
      position,
      details: {},
      isUsual: false,
      ...given,
    });

  test("goes to a route, to another place on it, to another route, and off", async () => {
    const other = await make.aStaffMember();
    await put(visit(first.id), staffId);
    await put(visit(second.id), staffId, 1);
    expect(await listStanding()).toEqual([
      `${day} ${staffId}: ${second.id}@${day} ${first.id}@${day}`,
    ]);
    await put(visit(second.id), staffId, 2);
    await put(visit(first.id), other.id);
    expect(await listStanding()).toEqual([
      `${day} ${staffId}: ${second.id}@${day}`,
      `${day} ${other.id}: ${first.id}@${day}`,
    ]);
    await put(visit(first.id), null);
    expect(await listStanding()).toEqual([`${day} ${staffId}: ${second.id}@${day}`]);
  });

  test("keeps what is said of it", async () => {
    await saveRoute(ctx, { date: day, staffId, stops: [{ ...visit(first.id), minutes: 20 }] });
    await put(visit(first.id), (await make.aStaffMember()).id);
    const [stop] = await database().select().from(routeStops);
    expect(stop?.minutes).toBe(20);
    await put(visit(first.id), staffId, null, { details: { windowStart: "08:00" }, isUsual: true });
    expect(await database().select().from(routeStops)).toMatchObject([
      { minutes: 20, windowStart: "08:00:00" },
    ]);
    expect(await database().select().from(assignmentCrews)).toMatchObject([{ staffId }]);
  });

  test("many at once end on one route each", async () => {
    const people = [staffId, (await make.aStaffMember()).id, (await make.aStaffMember()).id];
    await Promise.all(
      people.flatMap((to) => [put(visit(first.id), to), put(visit(second.id), to)]),
    );
    expect(await database().$count(routeStops)).toBe(2);
  });
});

test("a crew is of a service of an open project", async () => {
  await setCrew(ctx, { assignmentId: first.id, staffId, vehicleId: null });
  await setCrew(ctx, { assignmentId: first.id, staffId: null, vehicleId: null });
  expect(await database().select().from(assignmentCrews)).toMatchObject([
    { assignmentId: first.id, staffId: null },
  ]);
  const { assignment } = await make.aRentedUnit(await make.aProject());
  const asked = { assignmentId: assignment.id, staffId, vehicleId: null };
  await expect(setCrew(ctx, asked)).rejects.toThrow("Solo los servicios");
});
