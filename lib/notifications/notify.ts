import { and, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { notifications, users } from "@/db/schema";
import { roleMay } from "../auth/permissions";
import type { BaseContext } from "../kernel/context";
import { isKept, isMailed, type NotificationWay } from "../states/notification";
import { getPreferredWays, type Recipient } from "./get-preferred-ways";
import type { NotificationKind, NotificationParams } from "./kind";
import { kinds } from "./kinds";

type CauseOf<Kind extends NotificationKind> = {
  kind: Kind;
  params: NotificationParams[Kind];
  record: { type: string; id: number; projectId?: number };
  /** One cause of its kind notifies a user once. */
  key: string;
  /** Null for whoever may do what the kind names. */
  to: readonly number[] | null;
};

export type Cause = { [Kind in NotificationKind]: CauseOf<Kind> }[NotificationKind];

async function listRecipients(ctx: BaseContext, causes: readonly Cause[]): Promise<Recipient[]> {
  const named = causes.flatMap(({ to }) => to ?? []);
  const isForAnybody = causes.some(({ to }) => to === null);
  if (!isForAnybody && named.length === 0) return [];
  return ctx.db
    .select({ id: users.id, role: users.role, wantsDigest: users.wantsDigest })
    .from(users)
    .where(and(live(users), isForAnybody ? undefined : among(users.id, named)))
    .orderBy(users.id);
}

/** What another mail tells anyway, as the digest to who asked for it, is told by mail once. */
function isMailDue(user: Recipient, kind: NotificationKind, way: NotificationWay): boolean {
  const { isInDigest, hasOwnMail } = kinds[kind];
  return isMailed(way) && !hasOwnMail && !(user.wantsDigest && isInDigest);
}

const keyOf = ({ kind, key }: Cause) => `${kind} ${key}`;

/** Looked for first: what the unique key refuses takes a number all the same. */
async function knownBefore(
  ctx: BaseContext,
  recipients: readonly Recipient[],
  causes: readonly Cause[],
) {
  const { userId, key } = notifications;
  const ids = recipients.map(({ id }) => id);
  const there = await ctx.db
    .select({ userId, key })
    .from(notifications)
    .where(and(among(userId, ids), among(key, causes.map(keyOf))));
  return new Set(there.map(({ userId, key }) => `${userId} ${key}`));
}

const rowOf = (ctx: BaseContext, cause: Cause) => ({
  ...{ kind: cause.kind, params: cause.params, key: keyOf(cause) },
  recordType: cause.record.type,
  recordId: cause.record.id,
  projectId: cause.record.projectId ?? null,
  createdAt: ctx.now,
});

/**
 * In the transaction of its cause, so that what did not happen notifies nobody. Who does not want it, or
 * knows of it, has none.
 */
export async function notify(ctx: BaseContext, causes: readonly Cause[]): Promise<void> {
  const recipients = await listRecipients(ctx, causes);
  if (recipients.length === 0) return;
  const wayOf = await getPreferredWays(ctx, recipients);
  const known = await knownBefore(ctx, recipients, causes);
  const rows = causes.flatMap((cause) => {
    const { kind, to } = cause;
    const named = to && new Set(to);
    return recipients.flatMap((user) => {
      const way = wayOf(user, kind);
      const isHis = named?.has(user.id) ?? roleMay(user.role, kinds[kind].operation);
      if (!isHis || !isKept(way) || known.has(`${user.id} ${keyOf(cause)}`)) return [];
      return { ...rowOf(ctx, cause), userId: user.id, isMailDue: isMailDue(user, kind, way) };
    });
  });
  await insertAll(ctx.db, notifications, rows, { onConflict: sql`on conflict do nothing` });
}
