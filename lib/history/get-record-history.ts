import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { type Authors, getAuthors, type Stamps } from "./get-authors";
import type { RecordType } from "./list-changes";
import { listNamedChanges } from "./list-named-changes";
import type { NamedChange } from "./name-changes";

const shown = 50;

/** The changes are null for whoever may not see the change log. */
export type LoggedHistory = {
  recordType: RecordType;
  authors: Authors;
  changes: NamedChange[] | null;
  total: number;
  timeZone: string;
};

export async function getRecordHistory(
  ctx: Context,
  recordType: RecordType,
  record: Stamps & { id: number },
): Promise<LoggedHistory> {
  const { timeZone } = ctx;
  const authors = await getAuthors(ctx, record);
  const head = { recordType, authors, timeZone };
  if (!may(ctx.caller, "history.list")) return { ...head, changes: null, total: 0 };
  const page = { page: 1, pageSize: shown };
  return { ...head, ...(await listNamedChanges(ctx, { recordType, recordId: record.id, page })) };
}
