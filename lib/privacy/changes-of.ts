import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { changes, staffPasses, vaccinations } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";

const lotSize = 500;

export async function* readChangesOf(ctx: Context, { userIds, staffIds }: Person) {
  const own = (recordType: string, ids: readonly number[]) =>
    and(eq(changes.recordType, recordType), among(changes.recordId, ids));
  const held = (recordType: string, table: typeof staffPasses | typeof vaccinations) =>
    and(
      eq(changes.recordType, recordType),
      sql`${changes.recordId} in ${ctx.db.select({ id: table.id }).from(table).where(among(table.staffId, staffIds))}`,
    );
  const ownChanges = or(
    own("user", userIds),
    own("technical", staffIds),
    held("pass_technical", staffPasses),
    held("vaccination_record", vaccinations),
  );
  for (let after = 0, isLast = false; !isLast; ) {
    const lot = await ctx.db
      .select()
      .from(changes)
      .where(and(ownChanges, gt(changes.id, after)))
      .orderBy(asc(changes.id))
      .limit(lotSize);
    yield lot.map(({ at, action, recordType, recordId, changes }) => ({
      at,
      action,
      record_type: recordType,
      record_id: recordId,
      changes,
    }));
    isLast = lot.length < lotSize;
    after = lot.at(-1)?.id ?? after;
  }
}
