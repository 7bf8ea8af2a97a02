import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { audit, id, instant, oneOfCheck } from "../columns";
import { attachedModels, fileDamages } from "../values";

export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    model: text("model_type", { enum: attachedModels }).notNull(),
    objectId: integer("object_id").notNull(),
    field: text("field_name").notNull(),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    storageKey: text("storage_key").notNull().unique("attachments_storage_key_unique"),
    removedAt: instant("removed_at"),
    ...audit(),
  },
  (t) => [
    uniqueIndex("attachments_slot_unique")
      .on(t.model, t.objectId, t.field)
      .where(sql`${t.removedAt} is null`),
    index("attachments_holder_index").on(t.model, t.objectId),
    index("attachments_removed_at_index").on(t.removedAt).where(sql`${t.removedAt} is not null`),
    oneOfCheck("attachments_model_check", t.model, attachedModels),
  ],
);

/** What the bytes under a key must be, and what they were when they were last read again. */
export const fileChecks = pgTable(
  "file_checks",
  {
    storageKey: text("storage_key")
      .primaryKey()
      .references(() => attachments.storageKey, { onDelete: "cascade", onUpdate: "cascade" }),
    /** SHA-256 of the file as it arrived; of files that are older, as it was first read. */
    digest: text("digest"),
    checkedAt: instant("checked_at").notNull(),
    damage: text("damage", { enum: fileDamages }),
  },
  (t) => [
    oneOfCheck("file_checks_damage_check", t.damage, fileDamages),
    index("file_checks_damage_index").on(t.storageKey).where(sql`${t.damage} is not null`),
  ],
);
