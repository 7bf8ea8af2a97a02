import { asc } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { projects, staff } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import { fullName } from "../schedule/list-staff-names";
import { windowOf } from "../schedule/window";
import { isToPublish } from "../states/route";
import type { Day } from "../values/dates";
import { eachDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { boardOf } from "./board";
import { getProposal } from "./get-proposal";
import { getWhyUnfit } from "./get-why-unfit";
import { listRoutes } from "./list-routes";
import { listWork, projectsOf } from "./list-work";
import {
  lanesOf,
  type Planning,
  peopleOf,
  planningDay,
  type ShownStaff,
  shownProposal,
} from "./planning";
import type { PlanningView } from "./planning-views";
import { staffDayKey } from "./propose";
import type { SiteCoordinates } from "./shown-stop";

const mostStaff = 200;
const listPeople = (ctx: Context): Promise<ShownStaff[]> =>
  ctx.db
    .select({ id: staff.id, name: fullName })
    .from(staff)
    .where(live(staff))
    .orderBy(inSpanish(staff.firstName), inSpanish(staff.lastName), asc(staff.id))
    .limit(mostStaff);

async function listCoordinates(ctx: Context, ids: readonly number[]): Promise<SiteCoordinates> {
  const { id, coordinates } = projects;
  const found = await ctx.db.select({ id, coordinates }).from(projects).where(among(id, ids));
  return new Map(found.map((project) => [project.id, project.coordinates]));
}

type Asked = { view: PlanningView; date: Day; isProposing: boolean };

/** The board of a week, or all of a day. */
export async function getPlanning(
  ctx: Context,
  { view, date, isProposing }: Asked,
): Promise<Planning> {
  const span = windowOf(view, date);
  const [work, routes, people, proposal] = await Promise.all([
    listWork(ctx, span),
    listRoutes(ctx, span),
    listPeople(ctx),
    isProposing ? getProposal(ctx, span) : null,
  ]);
  const [whyUnfit, coordinates] = await Promise.all([
    getWhyUnfit(ctx, span, projectsOf(work)),
    listCoordinates(ctx, projectsOf(work)),
  ]);
  const days = boardOf(eachDay(span.from, span.to), { work, routes, whyUnfit });
  const { today } = ctx;
  const proposed = groupedBy(proposal?.placed ?? [], ({ staffId, date }) =>
    staffDayKey(staffId, date),
  );
  const showing = { view, today, proposed, coordinates };
  const board = days.flatMap((day) => day.routes);
  return {
    view,
    ...span,
    days: days.map((day) => planningDay(day, showing)),
    staff: peopleOf(people, board),
    lanes: lanesOf(days, showing),
    toPublish: board.filter((route) => route.date >= today && isToPublish(route)).length,
    proposal: proposal && shownProposal(proposal, today),
  };
}
