import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { unremoved } from "./live";
import { attachments } from "./schema";

type Slot = { model: (typeof attachments.$inferSelect)["model"]; field: string };

/** Records whose field holds a file, or does not; the recycle bin counts for nothing. */
export function holdingFile(id: PgColumn, { model, field }: Slot, isHeld: boolean): SQL {
  const held = sql`exists (select 1 from ${attachments} where ${and(
    eq(attachments.model, model),
    eq(attachments.objectId, id),
    eq(attachments.field, field),
    unremoved(attachments),
  )})`;
  return isHeld ? held : not(held);
}
