import { atomically, type BaseContext } from "../kernel/context";
import { notify } from "../notifications/notify";
import { addDays, weekdayOf } from "../values/dates";
import { groupedBy } from "../values/rows";
import { listLateServices } from "./list-late-services";

const mostServices = 1_000;

/** Once a week a project, as long as visits of days past are recorded by nobody; the longest waiting is read first. */
export async function notifyLateVisits(ctx: BaseContext): Promise<void> {
  const { rows } = await listLateServices(ctx, mostServices);
  const monday = addDays(ctx.today, -weekdayOf(ctx.today));
  const byProject = [...groupedBy(rows, ({ service }) => service.projectId)];
  const causes = byProject.toReversed().map(([id, late]) => ({
    kind: "VISITS_LATE" as const,
    params: {
      visits: late.reduce((total, { visits }) => total + visits, 0),
      oldest: late.map(({ oldest }) => oldest).sort()[0] ?? ctx.today,
    },
    record: { type: "project", id, projectId: id },
    key: `${id} ${monday}`,
    to: null,
  }));
  await atomically(ctx, (ctx) => notify(ctx, causes));
}
