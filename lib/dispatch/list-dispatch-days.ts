import { isTechnician } from "../auth/roles";
import type { Context } from "../kernel/context";
import { findOwnStaff } from "../staff/find-own-staff";
import { type DaySpan, eachDay } from "../values/dates";
import { type BoardDay, boardOf } from "./board";
import { getWhyUnfit } from "./get-why-unfit";
import { listRoutes } from "./list-routes";
import { listWork, projectsOf } from "./list-work";

/** Of a technician what he was told of: his own published routes. */
async function listOwnDays(ctx: Context, span: DaySpan): Promise<BoardDay[]> {
  const own = await findOwnStaff(ctx);
  const [found, work] = await Promise.all([
    own ? listRoutes(ctx, { ...span, staffId: own.id }) : [],
    listWork(ctx, span),
  ]);
  const routes = found.filter(({ publishedAt }) => publishedAt !== null);
  const days = boardOf(eachDay(span.from, span.to), { work, routes, whyUnfit: () => null });
  return days.map((day) => ({ ...day, unassigned: [] }));
}

export async function listDispatchDays(ctx: Context, span: DaySpan): Promise<BoardDay[]> {
  if (isTechnician(ctx.caller.user)) return listOwnDays(ctx, span);
  const [work, routes] = await Promise.all([listWork(ctx, span), listRoutes(ctx, span)]);
  const whyUnfit = await getWhyUnfit(ctx, span, projectsOf(work));
  return boardOf(eachDay(span.from, span.to), { work, routes, whyUnfit });
}
