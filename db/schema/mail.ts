import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, oneOfCheck } from "../columns";
import { mailKinds, mailStates } from "../values";
import { users } from "./users";

type AttachedReport = { report: string; asked: string; format: "csv" | "xlsx" | "pdf" };

export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** What it is about: one cause writes one mail, however often it is asked. */
    key: text("key").notNull().unique("mails_key_unique"),
    kind: text("kind", { enum: mailKinds }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    words: text("words").notNull(),
    html: text("html").notNull(),
    /** What gives access stands here too, and is taken out of the words once nobody needs it. */
    secret: text("secret"),
    /** The report that goes with it, computed as it is sent. */
    attachedReport: jsonb("attached_report").$type<AttachedReport>(),
    status: text("status", { enum: mailStates }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    failure: text("failure"),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("mails_created_at_index").on(t.createdAt),
    index("mails_user_id_index").on(t.userId),
    index("mails_status_index").on(t.status),
    oneOfCheck("mails_kind_check", t.kind, mailKinds),
    oneOfCheck("mails_status_check", t.status, mailStates),
  ],
);
