import { may } from "../auth/permissions";
import type { Context } from "../context";
import { type Authors, findAuthors, type Stamps } from "./find-authors";
import { type Change, listChanges, type RecordType } from "./list-changes";

const shown = 50;

/** What a record's screen tells of its past; the changes are null for whoever may not see the change log. */
export type RecordHistory = {
  authors: Authors;
  changes: Change[] | null;
  total: number;
  timeZone: string;
};

/** A record's authors and its newest changes; at most three queries. */
export async function findRecordHistory(
  ctx: Context,
  recordType: RecordType,
  record: Stamps & { id: number },
): Promise<RecordHistory> {
  const { timeZone } = ctx;
  const authors = await findAuthors(ctx, record);
  if (!may(ctx.visit, "history.list")) return { authors, changes: null, total: 0, timeZone };
  const asked = { recordType, recordId: record.id, page: { page: 1, pageSize: shown } };
  const { rows, total } = await listChanges(ctx, asked);
  return { authors, changes: rows, total, timeZone };
}
