import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, custodyChains } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { createChain } from "../custody/create-chain";
import { createMaintenanceSheet } from "../maintenance/create-sheet";
import { createWorksheet } from "../worksheets/create-worksheet";
import type { Context } from "./context";
import { placeholderNumber } from "./placeholder-number";
import { memberAt } from "./testing";

const date = "2026-02-10";

async function aSite() {
  const project = await make.aProject({ startDate: "2026-01-01" });
  const { unit } = await make.aRentedUnit(project);
  const sheet = await make.aWorksheet({
    projectId: project.id,
    periodStart: "2026-02-01",
    periodEnd: "2026-02-28",
  });
  return { projectId: project.id, worksheetId: sheet.id, equipmentId: unit.id };
}

type Site = Awaited<ReturnType<typeof aSite>>;

const sheetOn = async (ctx: Context, { projectId }: Site) =>
  (await createWorksheet(ctx, { projectId, date: "2026-03-10", status: "IN_PROGRESS" })).seriesCode;

const chainOn = async (ctx: Context, { worksheetId }: Site) => {
  const chain = { worksheetId, date, waste: "LODOS", contactName: "R. Vera" } as const;
  return (await createChain(ctx, chain)).chain.consecutive;
};

const maintenanceOn = async (ctx: Context, { projectId, equipmentId }: Site) => {
  const sheet = { projectId, equipmentId, date, type: "PREVENTIVO" } as const;
  return (await createMaintenanceSheet(ctx, sheet)).sheet.sheetNumber;
};

const isWaiting = async () =>
  (
    await database().execute(sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  ).length > 0;

const atOnce = (ctx: Context, work: (ctx: Context) => Promise<string>) =>
  database().transaction(async (db) => {
    await db.execute(sql`set local lock_timeout = '100ms'`);
    return work({ ...ctx, db, isInTransaction: true });
  });

const numberIn = (code: string) => Number(code.slice(-4));

test.each([
  ["work sheet", sheetOn],
  ["custody chain", chainOn],
  ["maintenance sheet", maintenanceOn],
])(
  "a %s whose lines are waited for holds up no other one, and leaves no gap",
  async (_, create) => {
    const ctx = await memberAt(`${date}T12:00:00-05:00`);
    const [held, free] = [await aSite(), await aSite()];
    const other = await make.aWorksheet({ projectId: held.projectId });
    let waiting = Promise.resolve("");
    let first = "";
    await database().transaction(async (holder) => {
      await holder.execute(sql`select from sheet_projects where id = ${other.id} for update`);
      waiting = create(ctx, held);
      await expect.poll(isWaiting, { interval: 5 }).toBe(true);
      first = await atOnce(ctx, (ctx) => create(ctx, free));
    });
    expect(numberIn(await waiting)).toBe(numberIn(first) + 1);
  },
);

test("the history says that a record was made with its number, and nothing of one to come", async () => {
  const ctx = await memberAt(`${date}T12:00:00-05:00`);
  const site = await aSite();
  const made = [
    ["sheet_project", "series_code", await sheetOn(ctx, site)],
    ["custody_chain", "consecutive", await chainOn(ctx, site)],
  ] as const;
  for (const [recordType, key, number] of made) {
    const numbered = await database()
      .select({ action: changes.action, told: sql`${changes.changes} -> ${key}` })
      .from(changes)
      .where(
        and(
          eq(changes.recordType, recordType),
          sql`${changes.changes} -> ${key} ->> 1 = ${number}`,
        ),
      );
    expect(numbered).toEqual([{ action: "INSERT", told: [null, number] }]);
  }
  const [left] = await database().execute(
    sql`select count(*)::int as count from change_log where changes::text like '%"?%'`,
  );
  expect(left).toEqual({ count: 0 });
});

test("a chain that was only made was changed by nobody", async () => {
  const ctx = await memberAt(`${date}T12:00:00-05:00`);
  const consecutive = await chainOn(ctx, await aSite());
  const [chain] = await database()
    .select({ by: custodyChains.createdBy, changedBy: custodyChains.updatedBy })
    .from(custodyChains)
    .where(eq(custodyChains.consecutive, consecutive));
  expect(chain).toEqual({ by: ctx.caller.user.id, changedBy: null });
});

test("a record that was given no number is not committed", async () => {
  const { projectId } = await aSite();
  await expect(make.aWorksheet({ projectId, seriesCode: placeholderNumber() })).rejects.toThrow();
});
