import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { patiently } from "@/db/patience";
import type { roles, tokenScopes } from "@/db/values";
import { type Day, dayOf } from "../values/dates";

export type Role = (typeof roles)[number];
export type TokenScope = (typeof tokenScopes)[number];

/** Who is calling, and how he came in. */
export type Caller = {
  user: {
    id: number;
    email: string;
    firstName: string;
    lastName: string;
    role: Role;
    signatureName: string | null;
  };
  sessionId: number | null;
  tokenId: number | null;
  scope: TokenScope;
};

/** Somebody who has shown his password: his session is none before he shows a code too, or sets up what makes codes. */
export type Halfway = { caller: Caller; owes: "code" | "setup" };

/** The record an operation is about, and the version that the caller has seen of it; no `id` while it is still to be made. */
export type Watched = {
  table: string;
  id: number | null;
  seen: number | null;
  /** What the operation's transaction made of it; null while nothing changed. */
  version: number | null;
};

/** What every operation is given: the database, the only clock, and later work. */
export type BaseContext = {
  db: Db;
  now: Date;
  /** The company's current calendar day. */
  today: Day;
  timeZone: string;
  address: string;
  /** What the caller's program calls itself. */
  userAgent?: string | null;
  caller: Caller | null;
  halfway?: Halfway | null;
  watched?: Watched;
  /** Ends when the caller no longer waits. */
  leaving?: AbortSignal | undefined;
  inTransaction: boolean;
  afterCommit: (task: () => Promise<void>) => void;
};

/** A context of nobody on this machine, outside any transaction. */
export const plainContext = ({
  db,
  now,
  timeZone,
}: Pick<BaseContext, "db" | "now" | "timeZone">): BaseContext => ({
  db,
  now,
  today: dayOf(now, timeZone),
  timeZone,
  address: "local",
  caller: null,
  inTransaction: false,
  afterCommit: () => {
    throw new TypeError("afterCommit needs a transaction");
  },
});

/** The context of somebody who may be a stranger. */
export type VisitorContext = BaseContext;

/** The context of a signed-in member. */
export type Context = BaseContext & { caller: Caller };

type Task = () => Promise<void>;

const watchText = ({ table, id, seen }: Watched) => `${table}:${id ?? ""}:${seen ?? ""}`;

/** The version that this transaction gave to the record it is about. */
export async function versionMade(db: Db): Promise<number | null> {
  const [made] = await db.execute<{ version: string | null }>(
    sql`select current_setting('app.version', true) as version`,
  );
  return made?.version ? Number(made.version) : null;
}

/** The work's result from one transaction of its own, with what it left for after the commit. */
async function transacted<C extends BaseContext, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
  lockTimeout: number,
) {
  const tasks: Task[] = [];
  const result = await ctx.db.transaction(async (db) => {
    const actor = String(ctx.caller?.user.id ?? "");
    const watch = ctx.watched ? watchText(ctx.watched) : "";
    await db.execute(
      sql`select set_config('app.actor', ${actor}, true), set_config('app.now', ${ctx.now.toISOString()}, true),
        set_config('app.watched', ${watch}, true), set_config('lock_timeout', ${String(lockTimeout)}, true)`,
    );
    const afterCommit = (task: Task) => void tasks.push(task);
    const done = await work({ ...ctx, db, inTransaction: true, afterCommit });
    const version = ctx.watched ? await versionMade(db) : null;
    return { done, version };
  });
  if (ctx.watched && result.version !== null)
    Object.assign(ctx.watched, { version: result.version, seen: null });
  return { result: result.done, tasks };
}

/**
 * Runs the work in one transaction (a savepoint when already inside one); later work runs after the commit. What others hold is
 * waited for, and what the database undid runs again: the work leaves nothing behind but what it writes.
 */
export async function atomically<C extends BaseContext, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  if (ctx.inTransaction) return ctx.db.transaction((db) => work({ ...ctx, db }));
  const { result, tasks } = await patiently((lockTimeout) => transacted(ctx, work, lockTimeout));
  for (const task of tasks) await task();
  return result;
}
