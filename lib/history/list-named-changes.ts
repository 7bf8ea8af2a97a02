import type { Context } from "../kernel/context";
import { listBelongings } from "./list-belongings";
import { listChanges } from "./list-changes";
import { nameChanges } from "./name-changes";

type Asked = Omit<Parameters<typeof listChanges>[1], "belongings">;

/** Those of a record are told with those of what belongs to it: its papers, prices and files. */
export async function listNamedChanges(ctx: Context, asked: Asked) {
  const { recordType, recordId } = asked;
  const belongings = recordType && recordId ? await listBelongings(ctx, recordType, recordId) : [];
  const { rows, total } = await listChanges(ctx, { ...asked, belongings });
  return { changes: await nameChanges(ctx, rows), total, timeZone: ctx.timeZone };
}
