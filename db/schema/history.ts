import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, oneOfCheck } from "../columns";
import { changeActions } from "../values";

export const changes = pgTable(
  "change_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant("at").notNull(),
    userId: integer("user_id"),
    action: text("action", { enum: changeActions }).notNull(),
    recordType: text("record_type").notNull(),
    recordId: integer("record_id").notNull(),
    projectId: integer("project_id"),
    changes: jsonb("changes").$type<Record<string, [unknown, unknown]>>().notNull(),
  },
  (t) => [
    index("change_log_record_index").on(t.recordType, t.recordId, t.id),
    index("change_log_project_id_index").on(t.projectId, t.id),
    index("change_log_at_index").on(t.at),
    oneOfCheck("change_log_action_check", t.action, changeActions),
  ],
);
