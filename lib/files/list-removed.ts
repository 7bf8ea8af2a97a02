import { and, desc, eq, sql } from "drizzle-orm";
import { attachments, users } from "@/db/schema";
import { contains } from "@/db/search";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf } from "../lists/sql";
import { inRecycleBin } from "./in-recycle-bin";
import { fileLabels } from "./labels";
import { listOwnerLabels } from "./list-owner-labels";
import { daysLeft } from "./retention";

export type RemovedFile = {
  id: number;
  fileName: string;
  contentType: string;
  size: number;
  url: string;
  label: string;
  owner: string;
  removedAt: Date;
  removedBy: string | null;
  daysLeft: number;
};

const remover = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;

export async function listRemoved(
  ctx: Context,
  { search, page }: ListRequest,
): Promise<Listed<RemovedFile>> {
  const where = and(inRecycleBin(ctx), contains([attachments.fileName], search));
  const rows = ctx.db
    .select({ file: attachments, removedAt: attachments.removedAt, removedBy: remover })
    .from(attachments)
    .leftJoin(users, eq(users.id, attachments.updatedBy))
    .where(where)
    .orderBy(desc(attachments.removedAt), desc(attachments.id));
  const listed = await listedOf(rows, () => ctx.db.$count(attachments, where), page);
  const ownerOf = await listOwnerLabels(
    ctx,
    listed.rows.map(({ file }) => file),
  );
  const shown = listed.rows.map(({ file, removedBy }): RemovedFile => {
    const removedAt = file.removedAt ?? ctx.now;
    return {
      id: file.id,
      fileName: file.fileName,
      contentType: file.contentType,
      size: file.size,
      url: `${links.file(file.storageKey)}?removed=1`,
      label: fileLabels[file.model][file.field] ?? file.field,
      owner: ownerOf(file),
      removedAt,
      removedBy,
      daysLeft: daysLeft(removedAt, ctx.now),
    };
  });
  return { ...listed, rows: shown };
}
