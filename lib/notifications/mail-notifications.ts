import { and, eq, isNull } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { notifications, users } from "@/db/schema";
import { callerColumns } from "../auth/caller-columns";
import { atomically, type BaseContext, type Caller, callerOf } from "../kernel/context";
import { links } from "../links/pages";
import { composeMail } from "../mail/compose-mail";
import { writeMail } from "../mail/write-mail";
import { counted } from "../values/count-text";
import {
  type Notification,
  ownNotifications,
  selectNotifications,
  showNotification,
} from "./list-notifications";

const mostListed = 30;
const { id, userId, readAt, isMailDue } = notifications;

const listReaders = (ctx: BaseContext): Promise<Caller["user"][]> =>
  ctx.db
    .selectDistinct(callerColumns)
    .from(users)
    .innerJoin(notifications, and(eq(userId, users.id), eq(isMailDue, true)))
    .where(live(users))
    .orderBy(users.id);

function contentOf({ firstName }: Caller["user"], unread: readonly Notification[]) {
  const [first] = unread;
  const isOne = unread.length === 1;
  const many = counted(unread.length, "notificación", "notificaciones");
  const rest = unread.length > mostListed ? [`y ${unread.length - mostListed} más`] : [];
  const items = [...unread.slice(0, mostListed).map(({ text }) => text), ...rest];
  return composeMail({
    subject: isOne && first ? first.text : `Tiene ${many}`,
    greeting: `Buenos días, ${firstName}:`,
    parts: [
      isOne && first ? first.text : { heading: many, items },
      isOne && first
        ? { label: "Abrir", path: first.url }
        : { label: "Abrir notificaciones", path: links.notifications },
    ],
    closing: "Usted pidió estos correos en su perfil; allí mismo puede dejarlos.",
  });
}

/** Whoever comes second finds none due. What was read in the bell meanwhile is not told again. */
const mailOf = (ctx: BaseContext, user: Caller["user"]) =>
  atomically(ctx, async (ctx) => {
    const due = await ctx.db
      .update(notifications)
      .set({ isMailDue: false })
      .where(and(eq(userId, user.id), eq(isMailDue, true)))
      .returning({ id });
    const ids = due.map(({ id }) => id);
    const own = ownNotifications({ caller: callerOf(user, "read") });
    const rows = await selectNotifications(ctx, and(own, isNull(readAt), among(id, ids)));
    if (rows.length === 0) return;
    const key = `notifications ${user.id} ${Math.max(...ids)}`;
    const content = contentOf(user, rows.map(showNotification));
    await writeMail(ctx, { key, kind: "NOTIFICATIONS", to: user, content });
  });

/** What came since the last round, in one mail a user. One that fails keeps no other from it. */
export async function mailNotifications(ctx: BaseContext): Promise<void> {
  const done: PromiseSettledResult<void>[] = [];
  for (const user of await listReaders(ctx))
    done.push(...(await Promise.allSettled([mailOf(ctx, user)])));
  const failed = done.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
