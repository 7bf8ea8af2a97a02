import { live } from "@/db/live";
import { staff } from "@/db/schema";
import type { Context } from "../kernel/context";
import { fullName } from "../schedule/list-staff-names";
import type { Day } from "../values/dates";
import { eachDay } from "../values/dates";
import { boardOf } from "./board";
import { getWhyUnfit } from "./get-why-unfit";
import { listCrews, listLastTechnicians } from "./list-last-technicians";
import { listRoutes } from "./list-routes";
import { listWork, projectsOf } from "./list-work";
import { type ProposeFacts, proposeRoutes, staffDayKey } from "./propose";

const listLiveStaff = async (ctx: Context) => {
  const rows = await ctx.db.select({ id: staff.id, name: fullName }).from(staff).where(live(staff));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export async function getProposeFacts(
  ctx: Context,
  { from, to }: { from: Day; to: Day },
): Promise<ProposeFacts> {
  const [work, routes, people] = await Promise.all([
    listWork(ctx, { from, to }),
    listRoutes(ctx, { from, to }),
    listLiveStaff(ctx),
  ]);
  const whyUnfit = await getWhyUnfit(ctx, { from, to }, projectsOf(work));
  const board = boardOf(eachDay(from, to), { work, routes, whyUnfit });
  const services = new Set(
    board.flatMap(({ unassigned }) =>
      unassigned.flatMap((entry) => (entry.kind === "visit" ? [entry.assignmentId] : [])),
    ),
  );
  const [crews, lastTechnicians] = await Promise.all([
    listCrews(ctx, [...services]),
    listLastTechnicians(ctx, [...services]),
  ]);
  const minutes = board
    .flatMap(({ routes }) => routes)
    .map((route) => [staffDayKey(route.staffId, route.date), route.minutes] as const);
  return {
    days: board,
    crews,
    lastTechnicians,
    staff: people,
    whyUnfit,
    minutes: new Map(minutes),
  };
}

/** What `proposeRoutes` says of the days from today on; nothing is planned back. */
export async function getProposal(ctx: Context, { from, to }: { from: Day; to: Day }) {
  const first = from < ctx.today ? ctx.today : from;
  if (to < first) return { placed: [], left: [] };
  return proposeRoutes(await getProposeFacts(ctx, { from: first, to }));
}

export type RoutesProposal = Awaited<ReturnType<typeof getProposal>>;
