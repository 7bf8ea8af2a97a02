import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { undeleted } from "@/db/live";
import {
  assignments,
  custodyChains,
  maintenanceSheets,
  shippingGuides,
  visits,
  worksheetLines,
  worksheets,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { addDays } from "@/lib/values/dates";
import { extent } from "@/scripts/testing/extent.mjs";
import { DELETE as deleteMaintenance } from "../../maintenance/sheets/[sheet_id]/delete/route";
import {
  POST as createMaintenance,
  PUT as updateMaintenance,
} from "../../maintenance/sheets/route";
import { POST as add } from "../../projects/resources/add/route";
import { DELETE as removeAssignment } from "../../projects/resources/delete/[id_project_resource]/route";
import { POST as reactivate } from "../../projects/resources/reactivate/route";
import { POST as release } from "../../projects/resources/release/route";
import { PUT as updateAssignment } from "../../projects/resources/update/route";
import { DELETE as undo } from "../../schedule/visits/[visit_id]/route";
import { POST as mark } from "../../schedule/visits/route";
import { DELETE as deleteGuide } from "../../shipping/guides/[guide_id]/delete/route";
import { PUT as updateGuide } from "../../shipping/guides/[guide_id]/route";
import { POST as createGuide } from "../../shipping/guides/route";
import { PUT as editChain } from "../custody_chain/[id]/edit/route";
import { DELETE as deleteChain } from "../custody_chain/[id]/route";
import { POST as createChain } from "../custody_chain/create/route";
import { POST as refresh } from "./[sheet_id]/refresh/route";
import { POST as create } from "./create/route";
import { DELETE as removeSheet } from "./delete/route";
import { PUT as setDays } from "./detail/[detail_id]/days/route";
import { DELETE as removeLine, PUT as updateLine } from "./detail/[detail_id]/route";
import { POST as addLine } from "./items/[sheet_project_id]/route";
import { POST as reopen } from "./reopen/route";
import { PUT as update } from "./update/route";

type Asked = Omit<Parameters<typeof call>[1] & object, "as">;
type Step = { act: number; a: number; b: number; which: number };

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
});

/** Acts that succeeded at least once: a walk of refusals proves nothing. */
const done = new Set<Handler>();

const send = async (handler: Handler, asked: Asked) => {
  const { status } = await call(handler, { as: office, method: "POST", body: {}, ...asked });
  expect(status).toBeLessThan(500);
  if (status < 300) done.add(handler);
};

const nobody = 2_147_483_647;

const oneOf = <T extends { id: number }>(rows: T[], which: number): number =>
  rows[which % Math.max(1, rows.length)]?.id ?? nobody;

const ids = async (
  table:
    | typeof assignments
    | typeof worksheets
    | typeof worksheetLines
    | typeof custodyChains
    | typeof maintenanceSheets
    | typeof shippingGuides
    | typeof visits,
  which: number,
) => oneOf(await database().select({ id: table.id }).from(table).orderBy(table.id), which);

const day = (offset: number) => addDays("2026-01-01", offset);
const statuses = ["IN_PROGRESS", "LIQUIDATED", "INVOICED", "CANCELLED"];

const acts: ((step: Step) => Promise<void>)[] = [
  async ({ a, b }) =>
    send(add, {
      body: [
        {
          project_id: project.id,
          resource_id: (await make.anEquipment()).id,
          cost: `${b}.${10 + (a % 90)}`,
          operation_start_date: day(a % 60),
          ...(b % 2 ? { operation_end_date: day((a % 60) + b) } : {}),
          maintenance_cost: 12.5,
        },
      ],
    }),
  async ({ a, b, which }) =>
    send(updateAssignment, {
      method: "PUT",
      body: { id: await ids(assignments, which), cost: a, operation_end_date: day(a + b) },
    }),
  async ({ a, which }) =>
    send(release, {
      body: { id: await ids(assignments, which), retirement_date: day(a), retirement_reason: "x" },
    }),
  async ({ a, which }) =>
    send(reactivate, {
      body: { id: await ids(assignments, which), ...(a % 2 ? { new_start_date: day(a) } : {}) },
    }),
  async ({ which }) =>
    send(removeAssignment, {
      method: "DELETE",
      params: { id_project_resource: await ids(assignments, which) },
    }),
  async ({ a, b }) =>
    send(create, {
      body: {
        project_id: project.id,
        date: day(a),
        period_start: day(a),
        period_end: day(a + b),
        status: statuses[a % 3],
      },
    }),
  async ({ a, which }) =>
    send(update, {
      method: "PUT",
      body: { id: await ids(worksheets, which), status: statuses[a % 4] },
    }),
  async ({ a, b, which }) =>
    send(update, {
      method: "PUT",
      body: {
        id: await ids(worksheets, which),
        period_start: day(a),
        period_end: day(a + b),
        tax_percentage: b,
      },
    }),
  async ({ a, which }) =>
    send(update, {
      method: "PUT",
      body: { id: await ids(worksheets, which), is_closed: a % 2 === 0 },
    }),
  async ({ which }) => send(reopen, { body: { id: await ids(worksheets, which) } }),
  async ({ which }) =>
    send(removeSheet, { method: "DELETE", body: { id: await ids(worksheets, which) } }),
  async ({ a, b, which }) =>
    send(addLine, {
      params: { sheet_project_id: await ids(worksheets, which) },
      body: { description: "x", quantity: `${a}.5`, unit_price: `${b}.33` },
    }),
  async ({ a, which }) =>
    send(setDays, {
      method: "PUT",
      params: { detail_id: await ids(worksheetLines, which) },
      body: { days: a },
    }),
  async ({ a, b, which }) =>
    send(setDays, {
      method: "PUT",
      params: { detail_id: await ids(worksheetLines, which) },
      body: { dates: [day(a), day(a + b + 1)] },
    }),
  async ({ a, which }) =>
    send(updateLine, {
      method: "PUT",
      params: { detail_id: await ids(worksheetLines, which) },
      body: a % 3 === 0 ? { is_manual: false } : a % 3 === 1 ? { unit_price: a } : { quantity: a },
    }),
  async ({ which }) =>
    send(removeLine, {
      method: "DELETE",
      params: { detail_id: await ids(worksheetLines, which) },
    }),
  async ({ a, b, which }) =>
    send(createChain, {
      body: {
        sheet_project_id: await ids(worksheets, which),
        date: day(a + (b % 20)),
        type_waste: "AGUAS NEGRAS",
        contact_name: "Luis",
      },
    }),
  async ({ a, b, which }) =>
    send(editChain, {
      method: "PUT",
      params: { id: await ids(custodyChains, which) },
      body: { date: day(a), ...(b % 3 === 0 ? { status: "CANCELLED" } : {}) },
    }),
  async ({ which }) =>
    send(deleteChain, { method: "DELETE", params: { id: await ids(custodyChains, which) } }),
  async ({ a, b }) =>
    send(createMaintenance, {
      body: {
        project_id: project.id,
        resource_item_id: (await make.anEquipment()).id,
        date: day(a),
        type_maintenance: "PREVENTIVO",
        total_cost: b,
      },
    }),
  async ({ a, b, which }) =>
    send(updateMaintenance, {
      method: "PUT",
      body: {
        id: await ids(maintenanceSheets, which),
        date: day(a),
        status: ["IN_PROGRESS", "COMPLETED", "APPROVED"][b % 3],
      },
    }),
  async ({ which }) =>
    send(deleteMaintenance, {
      method: "DELETE",
      params: { sheet_id: await ids(maintenanceSheets, which) },
    }),
  async ({ a, b, which }) => {
    const services = database().select({ id: assignments.id }).from(assignments);
    await send(mark, {
      body: {
        project_resource_id: oneOf(await services.where(eq(assignments.kind, "SERVICIO")), which),
        date: day(a),
        status: ["DONE", "DONE", "MOVED", "SKIPPED"][b % 4],
        moved_to: day(a + 1),
        reason: "x",
      },
    });
  },
  async ({ which }) =>
    send(undo, { method: "DELETE", params: { visit_id: await ids(visits, which) } }),
  async ({ a, b }) =>
    send(createGuide, {
      body: {
        project_id: project.id,
        issue_date: day(b),
        cost_transport: `${a}.01`,
        cost_stowage: `${b % 3}.50`,
      },
    }),
  async ({ a, b, which }) =>
    send(updateGuide, {
      method: "PUT",
      params: { guide_id: await ids(shippingGuides, which) },
      body: b % 2 ? { issue_date: day(a), cost_transport: b } : { status: "VOID" },
    }),
  async ({ which }) =>
    send(deleteGuide, {
      method: "DELETE",
      params: { guide_id: await ids(shippingGuides, which) },
    }),
];

const wrongTotals = sql`
  select sheet.id from sheet_projects sheet
  left join sheet_project_details line on line.sheet_project_id = sheet.id
  group by sheet.id
  having sheet.subtotal <> coalesce(sum(line.subtotal), 0)
    or sheet.tax_amount <> round(sheet.subtotal * sheet.tax_percentage / 100, 2)
    or sheet.total <> sheet.subtotal + sheet.tax_amount`;

const live = sql`
  sheet_project_details line join sheet_projects sheet on sheet.id = line.sheet_project_id
  and not sheet.is_deleted and sheet.status <> 'CANCELLED'`;

const billedTwice = sql`
  select line.resource_item_id, day from ${live} cross join unnest(line.billed_days) as day
  where line.kind = 'RENT' group by sheet.project_id, 1, 2 having count(*) > 1
  union all
  select line.project_resource_id, day from ${live} cross join unnest(line.billed_days) as day
  where line.kind = 'SERVICE' and line.project_resource_id is not null group by 1, 2 having count(*) > 1
  union all
  select coalesce(line.maintenance_sheet_id, line.shipping_guide_id), null from ${live}
  where line.kind in ('MAINTENANCE', 'TRANSPORT', 'STOWAGE') group by line.kind, 1 having count(*) > 1`;

const everything = async () => [
  await database().select().from(worksheets).orderBy(worksheets.id),
  await database().select().from(worksheetLines).orderBy(worksheetLines.id),
];

async function refreshOpen() {
  const open = and(
    eq(worksheets.projectId, project.id),
    eq(worksheets.status, "IN_PROGRESS"),
    eq(worksheets.isClosed, false),
    undeleted(worksheets),
  );
  const [sheet] = await database().select({ id: worksheets.id }).from(worksheets).where(open);
  if (sheet) await send(refresh, { params: { sheet_id: sheet.id } });
}

async function assertInOrder() {
  expect([...(await database().execute(wrongTotals))]).toEqual([]);
  expect([...(await database().execute(billedTwice))]).toEqual([]);
  const before = await everything();
  await refreshOpen();
  expect(await everything()).toEqual(before);
}

const anyStep = fc.record({
  act: fc.nat(acts.length - 1),
  a: fc.nat(60),
  b: fc.nat(45),
  which: fc.nat(40),
});

test("after any sequence of operations every sheet says what its facts ask, its totals add up, and no fact is billed twice", async () => {
  const walk = fc.asyncProperty(
    fc.array(anyStep, { minLength: 25, maxLength: 45 }),
    async (steps) => {
      project = await make.aProject();
      const begin = [0, 0, 5, 5].map((act, a) => ({ act, a: a * 9, b: 30, which: 0 }));
      for (const step of [...begin, ...steps]) {
        await acts[step.act]?.(step);
        await assertInOrder();
      }
    },
  );
  await fc.assert(walk, { numRuns: extent(3, 8) });
  expect(done.size).toBeGreaterThan(11);
}, 300_000);

test("operations at the same time neither block each other for good nor lose a cent", async () => {
  project = await make.aProject();
  for (const act of [0, 0, 5, 5, 11]) await acts[act]?.({ act, a: 3, b: 30, which: 0 });
  const steps = fc.sample(anyStep, 60);
  await Promise.all(steps.map((step) => acts[step.act]?.(step)));
  expect([...(await database().execute(wrongTotals))]).toEqual([]);
  expect([...(await database().execute(billedTwice))]).toEqual([]);
}, 60_000);
