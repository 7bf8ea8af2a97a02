import { type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import {
  attachments,
  changes,
  notifications,
  sampleSpans,
  unbilledChanges,
  unbilledTotals,
} from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { expiredBefore } from "../files/retention";
import { atomically, type Context } from "../kernel/context";
import { invalidField, NotFound, Refused } from "../kernel/errors";
import { counted } from "../values/count-text";
import { groupedBy } from "../values/rows";
import { lockSample } from "./lock-sample";
import { listOwnOnSample } from "./preview-sample";
import { withSample } from "./sample-rows";
import { type SampleType, sampleTables } from "./tables";
import { sampleWord } from "./word";

type Going = { type: SampleType; id: number };

const readGoing = (ctx: Context): Promise<Going[]> =>
  ctx.db.execute<Going>(withSample(sql`select type, id from sample`));

const keysOf = (going: readonly Going[]): SQL => {
  const types = sql.param(`{${going.map(({ type }) => type).join(",")}}`);
  const ids = sql.param(`{${going.map(({ id }) => id).join(",")}}`);
  return sql`(select * from unnest(${types}::text[], ${ids}::int[]))`;
};

/** Left in the recycle bin with their time over, so that the next sweep removes their bytes, too. */
const expireFiles = (ctx: Context, ids: readonly number[]) =>
  ctx.db
    .update(attachments)
    .set({ removedAt: expiredBefore(ctx.now) })
    .where(among(attachments.id, ids));

async function deleteRecords(ctx: Context, going: readonly Going[]) {
  const byType = groupedBy(going, ({ type }) => type);
  for (const { type, table } of sampleTables) {
    const ids = byType.get(type)?.map(({ id }) => id) ?? [];
    if (ids.length === 0) continue;
    if (type === "attachment") await expireFiles(ctx, ids);
    else await ctx.db.delete(table).where(among(table.id, ids));
  }
}

/** What speaks of them without a key that leads there, the change log of these deletions included. */
async function deleteWhatTellsOf(ctx: Context, going: readonly Going[]) {
  const keys = keysOf(going);
  const projects = going.filter(({ type }) => type === "project").map(({ id }) => id);
  await ctx.db
    .delete(notifications)
    .where(
      sql`(${notifications.recordType}, ${notifications.recordId}) in ${keys} or ${among(notifications.projectId, projects)}`,
    );
  await ctx.db.delete(unbilledTotals).where(among(unbilledTotals.projectId, projects));
  await ctx.db.delete(unbilledChanges).where(among(unbilledChanges.projectId, projects));
  await ctx.db.delete(changes).where(sql`(${changes.recordType}, ${changes.recordId}) in ${keys}`);
}

async function assertNobodyHangsOnIt(ctx: Context) {
  const { own, ownCount } = await listOwnOnSample(ctx);
  const [first] = own;
  if (first)
    throw new Refused(
      `${counted(ownCount, "registro propio usa", "registros propios usan")} datos de muestra, como ${first.label} ${first.name}.`,
    );
}

/**
 * Everything that came with the demonstration, and what was made in it since; users and settings stay. 404 where there is
 * none, 400 for another word, or while a record of one's own names one of the sample.
 */
export const removeSample = (ctx: Context, { word }: { word: string }) =>
  atomically(ctx, async (ctx) => {
    if ((await lockSample(ctx)).length === 0) throw new NotFound("No hay datos de muestra.");
    if (word.toUpperCase() !== sampleWord)
      throw invalidField("word", `Escriba ${sampleWord} para confirmar.`);
    await assertNobodyHangsOnIt(ctx);
    const going = await readGoing(ctx);
    await deleteRecords(ctx, going);
    await deleteWhatTellsOf(ctx, going);
    await ctx.db.delete(sampleSpans);
    await recordAccess(ctx, { kind: "SAMPLE_REMOVED" });
  });
