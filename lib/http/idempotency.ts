import { and, eq, gte, lt } from "drizzle-orm";
import * as z from "zod";
import { retryIfUnknown } from "@/db/patience";
import { idempotencyKeys } from "@/db/schema";
import { getInstallation } from "../installation/get-installation";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { type Vault, vaultOf } from "../kernel/vault";
import { oldestAnswer } from "./forget-answers";

export type KeyedAnswer = { status: number; body: unknown; isReplayed: boolean };
export type KeyedRequest = { key: string; operation: string; input: unknown; isSecret: boolean };

const stable = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, stable(inner)]),
      )
    : Array.isArray(value)
      ? value.map(stable)
      : value;

const openVault = async (ctx: Context) => vaultOf((await getInstallation(ctx)).answerSecret);

/** 400 when it is not 1 to 255 characters. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && (key.length < 1 || key.length > 255))
    throw new Invalid("Idempotency-Key debe tener entre 1 y 255 caracteres.");
  return key;
}

const forgetOld = (ctx: Context, same: ReturnType<typeof sameAs>) =>
  ctx.db.delete(idempotencyKeys).where(and(same, lt(idempotencyKeys.createdAt, oldestAnswer(ctx))));

const rowOf = (ctx: Context, { key, operation, input }: KeyedRequest, { sign }: Vault) => ({
  userId: ctx.caller.user.id,
  key,
  operation,
  requestHash: sign(JSON.stringify(stable([operation, input]))),
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

const KeptAnswer = z.union([z.object({ sealed: z.string() }), z.object({ text: z.string() })]);

/** Kept as text, so that a replay has its keys in order, or sealed. */
const keep = (body: unknown, vault: Vault | null): z.infer<typeof KeptAnswer> =>
  vault ? { sealed: vault.seal(body) } : { text: JSON.stringify(body) };

function restore(stored: unknown, { open }: Vault): unknown {
  const kept = KeptAnswer.parse(stored);
  return "sealed" in kept ? open(kept.sealed) : JSON.parse(kept.text);
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
