import { and, eq, exists, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { unremoved } from "./live";
import { attachments } from "./schema";

type Slot = { model: (typeof attachments.$inferSelect)["model"]; field: string };

/** Records whose field holds a file; the recycle bin counts for nothing. */
export const holdingFile = (id: PgColumn, { model, field }: Slot): SQL =>
  exists(
    sql`(select from ${attachments} where ${and(
      eq(attachments.model, model),
      eq(attachments.objectId, id),
      eq(attachments.field, field),
      unremoved(attachments),
    )})`,
  );

/** A condition as it was asked for, or its contrary; nothing was asked: neither. */
export const asAsked = (condition: SQL, asked: boolean | undefined): SQL | undefined =>
  asked === undefined ? undefined : asked ? condition : not(condition);
