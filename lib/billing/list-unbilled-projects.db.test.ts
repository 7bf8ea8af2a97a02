import fc from "fast-check";
import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { extent } from "@/scripts/testing/extent.mjs";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays, type Day, eachDay } from "../values/dates";
import { sum } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { getUnbilledHead } from "./get-unbilled-head";
import { listUnbilled } from "./list-unbilled";
import type { ProjectUnbilledItem } from "./list-unbilled-of";
import { listUnbilledProjects, type UnbilledScope } from "./list-unbilled-projects";
import { refreshUnbilledTotals } from "./refresh-unbilled-totals";
import { listStaleTotals } from "./unbilled-totals";

const today = "2026-03-20";
const begin = "2026-02-01";

const aContext = () => memberAt(`${today}T17:00:00Z`);

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(begin, days));
const span = fc.tuple(day, fc.integer({ min: 0, max: 30 }));
const cost = fc.constantFrom("10.00", "12.35");
const oneOfTwo = fc.integer({ min: 0, max: 1 });

const world = fc.record({
  stays: fc.array(fc.record({ unit: oneOfTwo, project: oneOfTwo, span, cost }), { maxLength: 6 }),
  services: fc.array(fc.record({ unit: oneOfTwo, project: oneOfTwo, span, cost }), {
    maxLength: 4,
  }),
  sheets: fc.array(
    fc.record({
      project: oneOfTwo,
      status: fc.constantFrom("IN_PROGRESS" as const, "INVOICED" as const, "CANCELLED" as const),
      isDeleted: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  lines: fc.array(
    fc.record({ on: fc.nat(), of: fc.nat(), span, gap: fc.boolean(), isService: fc.boolean() }),
    { maxLength: 6 },
  ),
  chains: fc.array(
    fc.record({
      on: fc.nat(),
      unit: oneOfTwo,
      day,
      status: fc.constantFrom("DRAFT" as const, "COMPLETED" as const, "CANCELLED" as const),
    }),
    { maxLength: 6 },
  ),
  visits: fc.uniqueArray(fc.record({ of: fc.nat(), day }), {
    maxLength: 4,
    selector: ({ of, day }) => `${of % 4} ${day}`,
  }),
  writeOffs: fc.array(
    fc.record({ of: fc.nat(), span, gap: fc.boolean(), isService: fc.boolean() }),
    { maxLength: 3 },
  ),
  charges: fc.array(
    fc.record({
      project: oneOfTwo,
      day,
      isBilled: fc.boolean(),
      on: fc.nat(),
      isGuide: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const daysOf = ([from, length]: [Day, number]) => eachDay(from, addDays(from, length));

const stayValues = ([from, length]: [Day, number]) => ({
  startDate: from,
  ...(length > 25 ? { endDate: null } : { isRetired: true, retirementDate: addDays(from, length) }),
});

async function build({ stays, services, sheets, lines, chains, visits, ...given }: World) {
  const projects = [await make.aProject(), await make.aProject()];
  const units = [await make.anEquipment(), await make.anEquipment()];
  const idOf = (list: readonly { id: number }[], index: number) => at(list, index)?.id ?? 0;
  const rented = [];
  for (const stay of stays) {
    const [startDate, length] = stay.span;
    rented.push(
      await make.anAssignment({
        projectId: idOf(projects, stay.project),
        equipmentId: idOf(units, stay.unit),
        cost: stay.cost,
        startDate,
        isRetired: true,
        retirementDate: addDays(startDate, length),
      }),
    );
  }
  const service = await make.aService();
  const serving = [];
  for (const { unit, project, span, cost } of services)
    serving.push(
      await make.anAssignment({
        projectId: idOf(projects, project),
        equipmentId: service.id,
        servedEquipmentId: idOf(units, unit),
        kind: "SERVICIO",
        cost,
        ...stayValues(span),
      }),
    );
  const written = [];
  for (const { project, ...sheet } of sheets)
    written.push(await make.aWorksheet({ projectId: idOf(projects, project), ...sheet }));

  for (const line of lines) {
    const sheet = at(written, line.on);
    const billed = at(line.isService ? serving : rented, line.of);
    if (!sheet || !billed) continue;
    await make.aWorksheetLine({
      worksheetId: sheet.id,
      kind: line.isService ? "SERVICE" : "RENT",
      assignmentId: billed.id,
      equipmentId: billed.equipmentId,
      billedDays: daysOf(line.span).filter((_, index) => !line.gap || index % 3 > 0),
    });
  }
  for (const chain of chains) {
    const sheet = at(written, chain.on);
    if (!sheet) continue;
    const { id } = await make.aCustodyChain({
      worksheetId: sheet.id,
      date: chain.day,
      status: chain.status,
    });
    await make.aCustodyChainItem({ chainId: id, equipmentId: idOf(units, chain.unit) });
  }
  for (const { of, day } of visits) {
    const served = serving[of % 4];
    if (served) await make.aVisit({ assignmentId: served.id, plannedDate: day });
  }
  await writeOff(given.writeOffs, { rented, serving });
  for (const charge of given.charges) await addCharge(charge, { projects, units, written });
}

type Assigned = Awaited<ReturnType<typeof make.anAssignment>>[];

async function writeOff(
  given: World["writeOffs"],
  { rented, serving }: { rented: Assigned; serving: Assigned },
) {
  const known = new Set<number>();
  for (const { of, span, gap, isService } of given) {
    const assignment = at(isService ? serving : rented, of);
    if (!assignment || known.has(assignment.id)) continue;
    known.add(assignment.id);
    await make.aWriteOff({
      projectId: assignment.projectId,
      assignmentId: assignment.id,
      dates: daysOf(span).filter((_, index) => !gap || index % 3 === 0),
    });
  }
}

type Built = Record<"projects" | "units" | "written", { id: number }[]>;

async function addCharge(charge: World["charges"][number], { projects, units, written }: Built) {
  const projectId = at(projects, charge.project)?.id ?? 0;
  const sheet = at(written, charge.on);
  const bill = (values: Parameters<typeof make.aWorksheetLine>[0]) =>
    charge.isBilled && sheet ? make.aWorksheetLine({ worksheetId: sheet.id, ...values }) : null;
  if (charge.isGuide) {
    const guide = await make.aShippingGuide({
      projectId,
      issueDate: charge.day,
      transportCost: "80.00",
      stowageCost: "15.50",
    });
    await bill({ kind: "STOWAGE", shippingGuideId: guide.id });
    return;
  }
  const maintenance = await make.aMaintenanceSheet({
    projectId,
    equipmentId: units[0]?.id ?? 0,
    date: charge.day,
    status: "COMPLETED",
    totalCost: "120.00",
  });
  await bill({ kind: "MAINTENANCE", maintenanceSheetId: maintenance.id });
}

async function expectPages(ctx: Context, scope: UnbilledScope) {
  const whole = await listUnbilled(ctx, { ...scope, page: null });
  const found: ProjectUnbilledItem[] = [];
  for (let page = 1; ; page += 1) {
    const part = await listUnbilled(ctx, { ...scope, page: { page, pageSize: 5 } });
    expect(part.total).toBe(whole.total);
    expect(Number(part.amount)).toBe(Number(whole.amount));
    if (part.rows.length === 0) break;
    found.push(...part.rows);
  }
  expect(found).toEqual(whole.rows);
}

async function expectTotals(ctx: Context) {
  const listed = await listUnbilled(ctx, { page: null });
  const of = groupedBy(listed.rows, ({ project }) => project.id);
  const { rows, items, amount } = await listUnbilledProjects(ctx);
  expect(new Set(rows.map(({ projectId }) => projectId))).toEqual(new Set(of.keys()));
  for (const { projectId, items, amount } of rows) {
    const known = of.get(projectId) ?? [];
    expect(items).toBe(known.length);
    expect(Number(amount)).toBe(Number(sum(known.map((row) => row.amount))));
  }
  expect(items).toBe(listed.total);
  expect(Number(amount)).toBe(Number(listed.amount));
  const head = await getUnbilledHead(ctx, 2);
  expect(head).toMatchObject({ rows: rows.slice(0, 2), projects: rows.length, items });
  expect(Number(head.amount)).toBe(Number(amount));
}

test("what every project has not billed is what the list of facts says, summed", async () => {
  const ctx = await aContext();
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      await refreshUnbilledTotals(ctx);
      await build(given);
      await expectTotals(ctx);
      await expectPages(ctx, {});
      await refreshUnbilledTotals(ctx);
      expect(await listStaleTotals(ctx)).toEqual([]);
      await expectTotals(ctx);
      await expectTotals(await memberAt("2026-03-24T17:00:00Z"));
      await expectPages(ctx, {});
      await expectPages(ctx, { from: "2026-02-20", to: "2026-03-10" });
      await expectPages(ctx, { kinds: ["SERVICE", "STOWAGE"] });
    }),
    { numRuns: extent(8, 60) },
  );
}, 60_000);

test("nothing done is nothing to bill", async () => {
  expect(await listUnbilledProjects(await aContext())).toEqual({ rows: [], items: 0, amount: "0" });
});
