import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { Day } from "../values/dates";
import { type BoardRoute, boardOf } from "./board";
import { getWhyUnfit } from "./get-why-unfit";
import { listRoutes } from "./list-routes";
import { listWork, projectsOf } from "./list-work";

/** 404 where nobody planned one. */
export async function getBoardRoute(
  ctx: Context,
  { date, staffId }: { date: Day; staffId: number },
): Promise<BoardRoute> {
  const span = { from: date, to: date };
  const [work, routes] = await Promise.all([
    listWork(ctx, span),
    listRoutes(ctx, { ...span, staffId }),
  ]);
  const whyUnfit = await getWhyUnfit(ctx, span, projectsOf(work));
  const route = boardOf([date], { work, routes, whyUnfit })[0]?.routes[0];
  if (!route) throw new NotFound("No hay una ruta de ese técnico en ese día.");
  return route;
}
