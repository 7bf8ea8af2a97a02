import type { Context } from "../kernel/context";
import { listLiveProjects } from "./list-live-projects";
import {
  listUnbilledRows,
  sortUnbilledRows,
  type UnbilledAsked,
  type UnbilledRow,
} from "./list-unbilled-rows";

const projectsOf = async (ctx: Context, { projectId: id }: UnbilledAsked) =>
  id ? [{ id }] : listLiveProjects(ctx);

/**
 * {@link listUnbilledRows}, one project held at a time, since what was done is computed; in another order the
 * rows are held, too.
 */
export async function* readUnbilledRows(
  ctx: Context,
  asked: UnbilledAsked,
): AsyncGenerator<UnbilledRow[]> {
  const held: UnbilledRow[] = [];
  for (const { id } of await projectsOf(ctx, asked)) {
    const { rows } = await listUnbilledRows(ctx, { ...asked, projectId: id });
    if (asked.sort) held.push(...rows);
    else if (rows.length > 0) yield rows;
  }
  if (held.length > 0) yield sortUnbilledRows(held, asked.sort);
}
