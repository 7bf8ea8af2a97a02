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

/** {@link listUnbilledRows}, with one project in memory at a time; any other order needs all rows. */
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
