import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { attachments, fileChecks } from "@/db/schema";
import { recordPairing } from "../installation/record-pairing";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { readOrNull } from "../storage/read-or-null";
import { instantBefore } from "../values/instants";
import { digestOf } from "./digest";
import type { FileDamage } from "./labels";

type DueFile = { id: number; key: string; digest: string | null };
export type FilesChecked = { files: number; damaged: number; isWhole: boolean };

const day = 86_400_000;
/** A file that was read within this time waits for a later night. */
const restsFor = 30 * day;
const atOnce = 100;
/** Milliseconds of a night; the next one goes on from there. */
const night = 3_600_000;

/** Who never was read or not for long, in the order of their records. */
const listDue = (ctx: BaseContext, after: number, oldest: Date): Promise<DueFile[]> =>
  ctx.db
    .select({ id: attachments.id, key: attachments.storageKey, digest: fileChecks.digest })
    .from(attachments)
    .leftJoin(fileChecks, eq(fileChecks.storageKey, attachments.storageKey))
    .where(
      and(
        gt(attachments.id, after),
        or(isNull(fileChecks.checkedAt), lt(fileChecks.checkedAt, oldest)),
      ),
    )
    .orderBy(asc(attachments.id))
    .limit(atOnce);

/** Null where the store has no such file. */
async function readDigest(key: string): Promise<string | null> {
  const store = fileStore();
  const digest = await readOrNull(async () => digestOf(await store.read(key)));
  return digest ?? ((await store.has(key)) ? digestOf(await store.read(key)) : null);
}

function damageOf(expected: string | null, found: string | null): FileDamage | null {
  if (found === null) return "MISSING";
  return expected !== null && expected !== found ? "CHANGED" : null;
}

const further = sql`on conflict (storage_key) do update
  set checked_at = excluded.checked_at, damage = excluded.damage,
    digest = coalesce(${fileChecks.digest}, excluded.digest)`;

/** Whoever was removed for good meanwhile is no longer there to be noted. */
const note = (ctx: BaseContext, { key, digest }: DueFile, found: string | null) =>
  ctx.db.execute(sql`
    insert into ${fileChecks} (storage_key, digest, checked_at, damage)
    select storage_key, ${found}, ${ctx.now.toISOString()}::timestamptz, ${damageOf(digest, found)}
    from ${attachments} where storage_key = ${key} ${further}`);

async function* dueFiles(ctx: BaseContext): AsyncGenerator<DueFile> {
  const oldest = instantBefore(ctx.now, restsFor);
  for (let after = 0; ; ) {
    const due = await listDue(ctx, after, oldest);
    yield* due;
    if (due.length < atOnce) return;
    after = due.at(-1)?.id ?? after;
  }
}

/**
 * Reads stored files again, each about once a month, and notes which are not what they were when they arrived; a file
 * that is older than its check is held from then on to what it is now. Goes on where it was broken off. Null where the
 * store is not this database's: every file would be missing.
 */
export async function checkFiles(ctx: BaseContext, most = night): Promise<FilesChecked | null> {
  if (await recordPairing(ctx)) return null;
  const over = performance.now() + most;
  const checked = { files: 0, damaged: 0 };
  for await (const file of dueFiles(ctx)) {
    if (performance.now() > over) return { ...checked, isWhole: false };
    const found = await readDigest(file.key);
    await note(ctx, file, found);
    checked.files += 1;
    if (damageOf(file.digest, found)) checked.damaged += 1;
  }
  return { ...checked, isWhole: true };
}
