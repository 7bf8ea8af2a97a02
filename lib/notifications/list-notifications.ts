import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { calendarEvents, notifications, partners, projects, staff, vehicles } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf } from "../lists/sql";
import type { NotificationKind } from "./kind";
import { kinds } from "./kinds";
import { kindsFor } from "./kinds-for";

type NotificationsAsked = ListRequest & {
  kind?: NotificationKind | undefined;
  unread?: boolean | undefined;
};

const { id, kind, params, recordType, recordId, projectId, createdAt, readAt } = notifications;

const columns = {
  ...{ id, kind, params, recordType, recordId, projectId, createdAt, readAt },
  subject: sql<string>`coalesce(${staff.firstName} || ' ' || ${staff.lastName}, ${vehicles.plate}, ${calendarEvents.title}, '')`,
  place: sql<string>`coalesce(${partners.name} || ', ' || ${projects.location}, '')`,
};

const recordOf = (type: string, id: PgColumn) => and(eq(recordType, type), eq(recordId, id));

/** The names that a sentence says stand where their records are, and are read as they are now. */
export const selectNotifications = (ctx: Pick<Context, "db">, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(notifications)
    .leftJoin(staff, recordOf("technical", staff.id))
    .leftJoin(vehicles, recordOf("vehicle", vehicles.id))
    .leftJoin(calendarEvents, recordOf("calendar_event", calendarEvents.id))
    .leftJoin(projects, eq(projects.id, projectId))
    .leftJoin(partners, eq(partners.id, projects.partnerId))
    .where(where)
    .orderBy(desc(createdAt), desc(id));

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

export function showNotification(row: NotificationRow) {
  const { id, kind, recordType, recordId, createdAt, readAt } = row;
  const { label, sentence, path } = kinds[kind];
  const named = row as never;
  const words = { label, text: sentence(named), url: path(named) };
  return { id, kind, ...words, recordType, recordId, createdAt, readAt };
}

export type Notification = ReturnType<typeof showNotification>;

/** The caller's own, of the kinds that he may see. */
export const ownNotifications = ({ caller: { user } }: Pick<Context, "caller">) =>
  and(eq(notifications.userId, user.id), among(kind, kindsFor(user.role)));

const readOrNot = (unread: boolean | undefined) =>
  unread === undefined ? undefined : unread ? isNull(readAt) : isNotNull(readAt);

/** The newest first. */
export async function listNotifications(
  ctx: Context,
  asked: NotificationsAsked,
): Promise<Listed<Notification>> {
  const ofKind = asked.kind && eq(kind, asked.kind);
  const where = and(ownNotifications(ctx), ofKind, readOrNot(asked.unread));
  const { rows, ...listed } = await listedOf(
    selectNotifications(ctx, where),
    () => ctx.db.$count(notifications, where),
    asked.page,
  );
  return { ...listed, rows: rows.map(showNotification) };
}
