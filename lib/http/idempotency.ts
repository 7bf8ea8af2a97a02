import { and, eq, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { idempotencyKeys } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Invalid } from "../errors";
import { open, seal, sign } from "./vault";

const daysKept = 7;

type Answered = { status: number; body: unknown; replayed: boolean };

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

const hashOf = (input: unknown) => sign(JSON.stringify(stable(input)));

/** The key a creating request carries; 400 when it is not 1 to 255 characters. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && (key.length < 1 || key.length > 255))
    throw new Invalid("Idempotency-Key debe tener entre 1 y 255 caracteres.");
  return key;
}

/** A key that is used again after its time is a new one; the caller's others go a few at a time, without waiting. */
async function forgetOld(ctx: Context, same: ReturnType<typeof and>) {
  const { userId, key, createdAt } = idempotencyKeys;
  const isOld = lt(createdAt, new Date(ctx.now.getTime() - daysKept * 86_400_000));
  const mine = eq(userId, ctx.visit.user.id);
  await ctx.db.delete(idempotencyKeys).where(and(same, isOld));
  const others = ctx.db
    .select({ key })
    .from(idempotencyKeys)
    .where(and(mine, isOld))
    .limit(100)
    .for("update", { skipLocked: true });
  await ctx.db.delete(idempotencyKeys).where(and(mine, inArray(key, others)));
}

/** Runs the work once a key: later calls replay its answer; the key is held by the row, so two at once create one. */
export function idempotently(
  ctx: Context,
  asked: { key: string; operation: string; input: unknown; isSecret: boolean },
  work: (ctx: Context) => Promise<{ status: number; body: unknown }>,
): Promise<Answered> {
  const row = {
    userId: ctx.visit.user.id,
    key: asked.key,
    operation: asked.operation,
    requestHash: hashOf([asked.operation, asked.input]),
    createdAt: ctx.now,
  };
  const same = and(eq(idempotencyKeys.userId, row.userId), eq(idempotencyKeys.key, row.key));
  return atomically(ctx, async (ctx) => {
    await forgetOld(ctx, same);
    const [held] = await ctx.db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning();
    if (!held) return replay(ctx, same, row.requestHash);
    const answer = await work(ctx);
    const body = keep(answer.body, asked.isSecret);
    await ctx.db.update(idempotencyKeys).set({ status: answer.status, body }).where(same);
    return { ...answer, replayed: false };
  });
}

const Kept = z.union([z.object({ sealed: z.string() }), z.object({ text: z.string() })]);

/** What is kept of an answer: its text, so that a replay has its keys in their order, or its seal. */
const keep = (body: unknown, isSecret: boolean): z.infer<typeof Kept> =>
  isSecret ? { sealed: seal(body) } : { text: JSON.stringify(body) };

function restore(stored: unknown): unknown {
  const kept = Kept.parse(stored);
  return "sealed" in kept ? open(kept.sealed) : JSON.parse(kept.text);
}

async function replay(ctx: Context, same: ReturnType<typeof and>, hash: string): Promise<Answered> {
  const [first] = await ctx.db.select().from(idempotencyKeys).where(same);
  if (!first || first.requestHash !== hash || first.status === null)
    throw new Invalid(
      "La clave de idempotencia ya se usó con otro contenido.",
      {},
      "idempotency_mismatch",
    );
  return { status: first.status, body: restore(first.body), replayed: true };
}
