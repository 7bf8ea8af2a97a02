import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { FileOwner } from "./branch";
import type { AttachedFile } from "./slot";

const ofRecords = (refs: readonly FileOwner[]): SQL | undefined =>
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

const listFiles = (ctx: BaseContext, where?: SQL): Promise<AttachedFile[]> =>
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
    .where(and(unremoved(attachments), where));

export const listAttachedFiles = (
  ctx: BaseContext,
  refs: readonly FileOwner[],
): Promise<AttachedFile[]> => listFiles(ctx, ofRecords(refs));

/** Of every record, live or not: fewer words than to name each. */
export const listAllAttachedFiles = (ctx: BaseContext): Promise<AttachedFile[]> => listFiles(ctx);
