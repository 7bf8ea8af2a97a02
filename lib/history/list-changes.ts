import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { declareCursor, nextLot } from "@/db/cursor";
import { endOf, startOf } from "@/db/days";
import { changes, users } from "@/db/schema";
import type { changeActions, recordTypes } from "@/db/values";
import type { Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";
import type { Day } from "../values/dates";

export type RecordType = (typeof recordTypes)[number];

/** `[before, after]` of each field, under its documented name. */
export type Change = {
  id: number;
  at: Date;
  userId: number | null;
  userName: string | null;
  action: (typeof changeActions)[number];
  recordType: RecordType;
  recordId: number;
  projectId: number | null;
  changes: Record<string, [unknown, unknown]>;
};

export type Belongings = { recordType: RecordType; ids: number[] };

export type ChangesAsked = {
  recordType?: RecordType | undefined;
  recordId?: number | undefined;
  belongings?: readonly Belongings[];
  projectId?: number | undefined;
  userId?: number | undefined;
  action?: Change["action"] | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  page: Page;
};

const columns = {
  id: changes.id,
  at: changes.at,
  userId: changes.userId,
  userName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  action: changes.action,
  recordType: sql<RecordType>`${changes.recordType}`,
  recordId: changes.recordId,
  projectId: changes.projectId,
  changes: changes.changes,
};

const ofRecord = ({ recordType, recordId, belongings = [] }: ChangesAsked) =>
  or(
    and(
      recordType && eq(changes.recordType, recordType),
      recordId ? eq(changes.recordId, recordId) : undefined,
    ),
    ...belongings.map(({ recordType, ids }) =>
      and(eq(changes.recordType, recordType), among(changes.recordId, ids)),
    ),
  );

const matching = ({ timeZone }: Context, asked: ChangesAsked) =>
  and(
    ofRecord(asked),
    asked.projectId ? eq(changes.projectId, asked.projectId) : undefined,
    asked.userId ? eq(changes.userId, asked.userId) : undefined,
    asked.action && eq(changes.action, asked.action),
    asked.from ? gte(changes.at, startOf(asked.from, timeZone)) : undefined,
    asked.to ? lt(changes.at, endOf(asked.to, timeZone)) : undefined,
  );

const selectChanges = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(where)
    .orderBy(desc(changes.id));

/** A project's history covers its records. */
export async function listChanges(ctx: Context, asked: ChangesAsked): Promise<Listed<Change>> {
  const where = matching(ctx, asked);
  return listedOf(selectChanges(ctx, where), () => ctx.db.$count(changes, where), asked.page);
}

const cursor = "changes_read";
const lotSize = 50;

/** Inside a transaction: a cursor gives each once, in the database's order. */
export async function* readChanges(ctx: Context, asked: ChangesAsked): AsyncGenerator<Change[]> {
  const found = sql`select ${changes.id} as id from ${changes} where ${matching(ctx, asked) ?? true} order by ${desc(changes.id)}`;
  await ctx.db.execute(declareCursor(cursor, found));
  for (;;) {
    const lot = await ctx.db.execute<{ id: string }>(sql.raw(nextLot(cursor, lotSize)));
    if (lot.length === 0) return;
    const ids = lot.map(({ id }) => Number(id));
    yield await selectChanges(ctx, among(changes.id, ids));
  }
}
