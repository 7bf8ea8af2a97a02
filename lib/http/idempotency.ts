import { and, eq, gte, lt } from "drizzle-orm";
import { retryIfUnknown } from "@/db/patience";
import { idempotencyKeys } from "@/db/schema";
import { getInstallation } from "../installation/get-installation";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { type Vault, vaultOf } from "../kernel/vault";
import { oldestAnswer } from "./forget-answers";
import { keep, restore } from "./kept-answer";
import { stableText } from "./stable-text";

export type KeyedAnswer = { status: number; body: unknown; isReplayed: boolean };
export type KeyedRequest = { key: string; operation: string; input: unknown; isSecret: boolean };

const openVault = async (ctx: Context) => vaultOf((await getInstallation(ctx)).answerSecret);

const forgetOld = (ctx: Context, same: ReturnType<typeof sameAs>) =>
  ctx.db.delete(idempotencyKeys).where(and(same, lt(idempotencyKeys.createdAt, oldestAnswer(ctx))));

const rowOf = (ctx: Context, { key, operation, input }: KeyedRequest, { sign }: Vault) => ({
  userId: ctx.caller.user.id,
  key,
  operation,
  requestHash: sign(stableText([operation, input])),
  createdAt: ctx.now,
});

type Row = ReturnType<typeof rowOf>;

const sameAs = ({ userId, key }: Row) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** Does not lock the key; 400 when it was used for something else. */
export async function findAnswered(ctx: Context, asked: KeyedRequest): Promise<KeyedAnswer | null> {
  const vault = await openVault(ctx);
  const row = rowOf(ctx, asked, vault);
  const [held] = await ctx.db
    .select()
    .from(idempotencyKeys)
    .where(and(sameAs(row), gte(idempotencyKeys.createdAt, oldestAnswer(ctx))));
  return held ? replay(held, row, vault) : null;
}

/** Runs once a key; later calls replay its answer. The key's row is locked, so two at once create one. */
export async function idempotently<C extends Context>(
  ctx: C,
  asked: KeyedRequest,
  work: (ctx: C) => Promise<{ status: number; body: unknown }>,
): Promise<KeyedAnswer> {
  const vault = await openVault(ctx);
  const row = rowOf(ctx, asked, vault);
  const same = sameAs(row);
  const keyed = async (ctx: C) => {
    await forgetOld(ctx, same);
    const [held] = await ctx.db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning();
    if (!held)
      return replay((await ctx.db.select().from(idempotencyKeys).where(same))[0], row, vault);
    const answer = await work(ctx);
    const body = keep(answer.body, asked.isSecret ? vault : null);
    await ctx.db.update(idempotencyKeys).set({ status: answer.status, body }).where(same);
    return { ...answer, isReplayed: false };
  };
  return retryIfUnknown(() => atomically(ctx, keyed));
}

function replay(
  held: typeof idempotencyKeys.$inferSelect | undefined,
  row: Row,
  vault: Vault,
): KeyedAnswer {
  if (held?.requestHash !== row.requestHash || held.status === null)
    throw new Invalid(
      "La clave de idempotencia ya se usó con otro contenido.",
      {},
      "idempotency_mismatch",
    );
  return { status: held.status, body: restore(held.body, vault), isReplayed: true };
}
