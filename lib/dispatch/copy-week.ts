import type * as z from "zod";
import { atomically, type Context } from "../kernel/context";
import type { Entry } from "../schedule/entries";
import { addDays, type Day, daysBetween, later } from "../values/dates";
import { appendStops } from "./append-stops";
import { getProposeFacts } from "./get-proposal";
import { listRoutes, type PlannedRoute } from "./list-routes";
import { lockOpenSitesShared } from "./lock-sites-shared";
import type { CopyWeekInput } from "./plan-input";
import type { NotPlaced, ProposedStop, ProposeFacts } from "./propose";
import { takeTurn } from "./take-turn";

const lastOfWeek = (monday: Day): Day => addDays(monday, 6);

type Wanted = { route: PlannedRoute; position: number };

/** Who went to a service on which day of the week, by both. */
function goersOf(routes: readonly PlannedRoute[], shift: number): Map<string, Wanted> {
  const goers = new Map<string, Wanted>();
  for (const route of routes)
    for (const { assignmentId, position } of route.stops)
      if (assignmentId)
        goers.set(`${assignmentId} ${addDays(route.date, shift)}`, { route, position });
  return goers;
}

export type Copied = { placed: ProposedStop[]; left: NotPlaced[] };

function whyNotCopied(name: string | undefined, unfit: string | null): string | null {
  if (name === undefined) return "Quien fue ya no está activo";
  return unfit && `${name} no puede ir: ${unfit}`;
}

function copyOf(
  { days, staff, whyUnfit }: ProposeFacts,
  goers: ReadonlyMap<string, Wanted>,
): Copied {
  const wanted = days.flatMap(({ date, unassigned }) =>
    unassigned.flatMap((entry: Entry) => {
      const goer = entry.kind === "visit" ? goers.get(`${entry.assignmentId} ${date}`) : undefined;
      return goer ? [{ ...goer, date, entry }] : [];
    }),
  );
  const left: NotPlaced[] = [];
  const placed = wanted
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ route, date, entry }) => {
      const { staffId, vehicleId } = route;
      const name = staff.get(staffId);
      const unfit = whyUnfit(staffId, date, entry.project.id);
      const reason = whyNotCopied(name, unfit);
      if (reason) left.push({ date, entry, reason });
      return reason ? [] : [{ date, staffId, vehicleId, entry }];
    });
  return { placed, left };
}

/**
 * The same people to the same services on the same days of the week, in the same order. What stands on the routes of
 * the other week stays; visits of which that week had none are left to be proposed.
 */
export const copyWeek = (
  ctx: Context,
  { from: sourceMonday, to: targetMonday }: z.output<typeof CopyWeekInput>,
) =>
  atomically(ctx, async (ctx): Promise<Copied> => {
    await takeTurn(ctx);
    await lockOpenSitesShared(ctx);
    const first = later(targetMonday, ctx.today);
    if (lastOfWeek(targetMonday) < first) return { placed: [], left: [] };
    const [source, facts] = [
      await listRoutes(ctx, { from: sourceMonday, to: lastOfWeek(sourceMonday) }),
      await getProposeFacts(ctx, { from: first, to: lastOfWeek(targetMonday) }),
    ];
    const copied = copyOf(facts, goersOf(source, daysBetween(sourceMonday, targetMonday)));
    await appendStops(ctx, copied.placed);
    return copied;
  });
