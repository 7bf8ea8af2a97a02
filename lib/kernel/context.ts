import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { patiently } from "@/db/patience";
import type { roles, tokenScopes } from "@/db/values";
import { type Day, dayOf } from "../values/dates";
import { inSpan } from "./spans";

export type Role = (typeof roles)[number];
export type TokenScope = (typeof tokenScopes)[number];

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
  /** On the screens of a technician, where the company's settings say so. */
  hidesMoney?: true;
};

/** Of who is known by something else than a session or a token. */
export const callerOf = (user: Caller["user"], scope: TokenScope): Caller => ({
  user,
  sessionId: null,
  tokenId: null,
  scope,
});

/** The password was right; the session is not valid until a code is shown, or a second factor set up. */
export type Halfway = { caller: Caller; owes: "code" | "setup" };

/** `version` is the one that the caller has seen; no `id` while the record is still to be made. */
export type Watched = {
  table: string;
  id: number | null;
  seen: number | null;
  version: number | null;
  /** What the work itself was told of the record's version; spares the question for it. */
  told?: number;
};

/** `now` is the only clock. */
export type BaseContext = {
  db: Db;
  now: Date;
  /** In the company's time zone. */
  today: Day;
  timeZone: string;
  address: string;
  userAgent?: string | null;
  caller: Caller | null;
  halfway?: Halfway | null;
  watched?: Watched;
  /** Aborted when the caller no longer waits. */
  leaving?: AbortSignal | undefined;
  isInTransaction: boolean;
  afterCommit: (task: () => Promise<void>) => void;
};

/** Without a caller, for work of the service itself, outside any transaction. */
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
  isInTransaction: false,
  afterCommit: () => {
    throw new TypeError("afterCommit needs a transaction");
  },
});

export type Context = BaseContext & { caller: Caller };

type Task = () => Promise<void>;

const watchText = ({ table, id, seen }: Watched) => `${table}:${id ?? ""}:${seen ?? ""}`;

/** This transaction's version of the record that the operation is about. */
export async function versionMade(db: Db): Promise<number | null> {
  const [made] = await db.execute<{ version: string | null }>(
    sql`select current_setting('app.version', true) as version`,
  );
  return made?.version ? Number(made.version) : null;
}

const versionOf = ({ told }: Watched, db: Db) => told ?? versionMade(db);

async function transacted<C extends BaseContext, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
  lockTimeout: number,
) {
  const tasks: Task[] = [];
  delete ctx.watched?.told;
  const result = await ctx.db.transaction(async (db) => {
    const actor = String(ctx.caller?.user.id ?? "");
    const watch = ctx.watched ? watchText(ctx.watched) : "";
    await db.execute(
      sql`select set_config('app.actor', ${actor}, true), set_config('app.now', ${ctx.now.toISOString()}, true),
        set_config('app.watched', ${watch}, true), set_config('lock_timeout', ${String(lockTimeout)}, true)`,
    );
    const afterCommit = (task: Task) => void tasks.push(task);
    const done = await work({ ...ctx, db, isInTransaction: true, afterCommit });
    return { done, version: ctx.watched ? await versionOf(ctx.watched, db) : null };
  });
  if (ctx.watched && result.version !== null)
    Object.assign(ctx.watched, { version: result.version, seen: null });
  return { result: result.done, tasks };
}

/**
 * One transaction (a savepoint when already inside one); later work runs after the commit. What others
 * have locked is waited for, and what the database undid runs again: the work leaves nothing behind but what it writes.
 */
export async function atomically<C extends BaseContext, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  if (ctx.isInTransaction) return ctx.db.transaction((db) => work({ ...ctx, db }));
  const { result, tasks } = await patiently((lockTimeout) =>
    inSpan("transaction", {}, () => transacted(ctx, work, lockTimeout)),
  );
  for (const task of tasks) await task();
  return result;
}
