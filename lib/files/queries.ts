import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isAmong } from "@/db/among";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { FileHolder } from "./branch";
import type { Attached } from "./slot";

export type Which = readonly number[] | "all";

/** However many the ids are. */
export const among = (column: PgColumn, which: Which): SQL | undefined =>
  which === "all" ? undefined : isAmong(column, which);

const ofRecords = (refs: readonly FileHolder[]): SQL | undefined =>
  or(
    ...[...groupedBy(refs, ({ model }) => model)].map(([model, records]) =>
      and(
        eq(attachments.model, model),
        among(
          attachments.objectId,
          records.map(({ id }) => id),
        ),
      ),
    ),
  ) ?? sql`false`;

export const attachedTo = (ctx: BaseContext, refs: readonly FileHolder[]): Promise<Attached[]> =>
  ctx.db
    .select({
      model: attachments.model,
      objectId: attachments.objectId,
      field: attachments.field,
      fileName: attachments.fileName,
      contentType: attachments.contentType,
      size: attachments.size,
      storageKey: attachments.storageKey,
    })
    .from(attachments)
    .where(and(isNull(attachments.removedAt), ofRecords(refs)));
