import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, oneOfCheck } from "../columns";
import { type notificationKinds, notificationWays } from "../values";
import { users } from "./users";

type Kind = (typeof notificationKinds)[number];

/** What concerns somebody. A kind that this version does not know is shown to nobody, so a new one needs no migration. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<Kind>().notNull(),
    /** Its cause: one notifies a user once. */
    key: text("key").notNull(),
    /** What its sentence says besides the names of its record, which are read as they are now. */
    params: jsonb("params").$type<Record<string, string | number | boolean>>().notNull(),
    recordType: text("record_type").notNull(),
    recordId: integer("record_id").notNull(),
    projectId: integer("project_id"),
    /** Until a mail tells it, where its user asked for that. */
    isMailDue: boolean("is_mail_due").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [
    unique("notifications_key_unique").on(t.userId, t.key),
    index("notifications_newest_index").on(t.userId, t.createdAt, t.id),
    index("notifications_unread_index").on(t.userId, t.kind).where(sql`${t.readAt} is null`),
    index("notifications_mail_due_index").on(t.userId).where(sql`${t.isMailDue}`),
    index("notifications_created_at_index").on(t.createdAt),
  ],
);

/** How somebody hears of a kind; the bell where nothing is said. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<Kind>().notNull(),
    way: text("way", { enum: notificationWays }).notNull(),
  },
  (t) => [
    primaryKey({ name: "notification_preferences_pkey", columns: [t.userId, t.kind] }),
    oneOfCheck("notification_preferences_way_check", t.way, notificationWays),
  ],
);
