import type { Context } from "../kernel/context";
import { type Page, partOf } from "../lists/page";
import { getProject } from "../projects/get-project";
import { sum } from "../values/decimal";
import { listLiveProjects } from "./list-live-projects";
import { listUnbilledOf } from "./list-unbilled-of";
import { listUnbilledPage, type UnbilledItems } from "./list-unbilled-page";
import type { UnbilledScope } from "./list-unbilled-projects";

type Asked = UnbilledScope & { projectId?: number | undefined; page: Page };

export async function listUnbilled(
  ctx: Context,
  { projectId, page, ...scope }: Asked,
): Promise<UnbilledItems> {
  if (page && !projectId) return listUnbilledPage(ctx, scope, page);
  const among = projectId ? [await getProject(ctx, { projectId })] : await listLiveProjects(ctx);
  const all = await listUnbilledOf(ctx, among, scope);
  return { ...partOf(all, page), amount: sum(all.map(({ amount }) => amount)) };
}
