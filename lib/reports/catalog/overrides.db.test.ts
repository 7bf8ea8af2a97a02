import { expect, test } from "vitest";
import { database } from "@/db/client";
import { complianceOverrides, gateChecks, projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { memberAt } from "../../kernel/testing";
import { addDays, daysInSpan } from "../../values/dates";
import { reported } from "../testing";
import { chancesOf } from "../testing-chances";
import { byId, expectTotals, isAskedOf, isIn, isLive, spans, sumOf } from "../testing-raw";

const office = () => memberAt("2028-12-31T17:00:00Z", { role: "ADMINISTRATIVO" });

type Failure = (typeof gateChecks.$inferSelect)["failures"][number];

const failed = (overrideId: number | null): Failure => ({
  ...{ requirement: "LICENSE", param: null, level: "BLOCK", state: "OVER" },
  ...{ day: "2028-03-01", until: "2028-03-01", expires_on: null, rule_id: 1 },
  override_id: overrideId,
});

async function aRandomYear(seed: number) {
  const { below, one: pick } = chancesOf(seed);
  const [one, other, gone] = [
    await make.aProject(),
    await make.aProject(),
    await make.aProject({ isActive: false }),
  ];
  const { id: staffId } = await make.aStaffMember();
  const { id: vehicleId } = await make.aVehicle();
  const approverId = (await make.aUser()).id;
  for (let at = 0; at < 40; at += 1) {
    const fromDate = addDays("2027-11-01", below(400));
    const whom = pick([
      { staffId, requirement: pick(["LICENSE", "MEDICAL"] as const) },
      { vehicleId, requirement: "REGISTRATION" as const },
    ]);
    const { id } = await make.anOverride({
      ...whom,
      ...{ fromDate, untilDate: addDays(fromDate, below(7)), approverId },
      ...{ projectId: pick([one, other, gone]).id, isWithdrawn: below(4) === 0 },
    });
    const acts = below(4);
    for (let act = 1; act <= acts; act += 1)
      await database()
        .insert(gateChecks)
        .values({
          ...{ at: new Date(), act: pick(["ROUTE", "CHAIN"] as const), actId: below(3) },
          ...{ projectId: one.id, staffId, day: fromDate, verdict: "WARN" },
          failures: [failed(null), failed(id), failed(id)],
        });
  }
  return one;
}

async function readAll() {
  const db = database();
  const [overrides, checks] = [
    await db.select().from(complianceOverrides),
    await db.select().from(gateChecks),
  ];
  const projectOf = byId(await db.select().from(projects));
  const usesOf = (id: number) =>
    new Set(
      checks
        .filter(({ failures }) => failures.some((failure) => failure.override_id === id))
        .map(({ act, actId }) => `${act} ${actId}`),
    ).size;
  return overrides
    .map((row) => ({ ...row, project: projectOf(row.projectId), uses: usesOf(row.id) }))
    .filter(({ project }) => isLive(project));
}

test.each([1, 2, 3])("its totals are those of the rows themselves, company %i", async (seed) => {
  const one = await aRandomYear(seed);
  const ctx = await office();
  const all = await readAll();
  for (const span of spans)
    for (const filters of [
      {},
      { projectId: one.id },
      { subject: "TECHNICAL" },
      { requirement: "REGISTRATION" },
    ] as { projectId?: number; subject?: string; requirement?: string }[]) {
      const rows = all.filter(
        ({ fromDate, project, staffId, requirement }) =>
          isIn(fromDate, span) &&
          isAskedOf(project, filters) &&
          (!filters.subject || staffId !== null) &&
          (!filters.requirement || requirement === filters.requirement),
      );
      await expectTotals(
        ctx,
        "overrides",
        { span, filters },
        {
          count: rows.length,
          overrides: rows.length,
          days: sumOf(rows.map(({ fromDate, untilDate }) => daysInSpan(fromDate, untilDate))),
          uses: sumOf(rows.map(({ uses }) => uses)),
        },
      );
    }
});

test("names whom, where, why and who answered for it", async () => {
  const approver = await make.aUser({ firstName: "Ana", lastName: "Paz" });
  const truck = await make.aVehicle({ plate: "PBX-0101" });
  await make.anOverride({
    ...{ vehicleId: truck.id, requirement: "CERTIFICATION", param: "PRUEBA HIDROSTATICA" },
    ...{ fromDate: "2028-03-01", untilDate: "2028-03-04", approverId: approver.id },
  });
  const { rows } = await reported(await office(), "overrides");
  expect(rows).toMatchObject([
    { kind: "VEHICLE", subject: "PBX-0101", person: "Ana Paz", withdrawn: "no", days: "4" },
  ]);
});
