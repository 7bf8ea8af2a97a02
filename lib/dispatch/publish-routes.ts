import { and, between, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { routes } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { draftRoute, isToPublish, publishedRoute } from "../states/route";
import type { DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { BoardRoute } from "./board";
import { getFitness } from "./get-fitness";
import { listDispatchDays } from "./list-dispatch-days";
import { listPlacesOfRoutes } from "./list-places-of-routes";
import { lockRoutes, type RouteWithStops } from "./lock-route";
import { passGates } from "./pass-gates";
import type { PublishInput } from "./plan-input";
import { takeTurn } from "./take-turn";
import { type Told, tellStaff } from "./tell-staff";

export type HeldBack = { route: BoardRoute; reason: string };

export type Published = { published: BoardRoute[]; heldBack: HeldBack[]; told: Told };

async function judge(ctx: Context, drafts: readonly RouteWithStops[], span: DaySpan) {
  const places = await listPlacesOfRoutes(
    ctx,
    drafts.map(({ id }) => id),
  );
  const projectIds = [...places.values()].flat().map(({ projectId }) => projectId);
  const whyUnfit = await getFitness(ctx, span, [...new Set(projectIds)]);
  const reasons = new Map(
    drafts.flatMap(({ id, staffId, date }) => {
      const [reason] = (places.get(id) ?? []).flatMap(
        ({ projectId }) => whyUnfit(staffId, date, projectId) ?? [],
      );
      return reason ? [[id, reason] as const] : [];
    }),
  );
  const fit = drafts.filter(({ id }) => !reasons.has(id));
  const blocked = await passGates(ctx, fit, places);
  return {
    reasons: new Map([...reasons, ...blocked]),
    sent: fit.filter(({ id }) => !blocked.has(id)),
  };
}

/**
 * Tells each of his routes that he was not told of as they stand; again, it tells nobody. Those of unfit people, and
 * those that a rule of compliance blocks, are held back.
 */
export const publishRoutes = (
  ctx: Context,
  { from, to, staffIds }: z.output<typeof PublishInput>,
): Promise<Published> =>
  atomically(ctx, async (ctx) => {
    await takeTurn(ctx);
    const first = from < ctx.today ? ctx.today : from;
    const locked = await lockRoutes(
      ctx,
      and(
        between(routes.date, first, to),
        eq(routes.status, draftRoute),
        staffIds ? among(routes.staffId, staffIds) : sql`true`,
      ),
    );
    const { reasons, sent } = await judge(ctx, locked.filter(isToPublish), {
      from: first,
      to,
    });
    await ctx.db
      .update(routes)
      .set({ status: publishedRoute, publishedAt: ctx.now })
      .where(
        among(
          routes.id,
          sent.map(({ id }) => id),
        ),
      );
    const days = to < first ? [] : await listDispatchDays(ctx, { from: first, to });
    const all = days.flatMap((day) => day.routes);
    const isSent = new Set(sent.map(({ id }) => id));
    const published = all.filter(({ id }) => isSent.has(id));
    const heldBack = all.flatMap((route) => {
      const reason = reasons.get(route.id);
      return reason ? [{ route, reason }] : [];
    });
    const told = await tellStaff(
      ctx,
      groupedBy(published, ({ staffId }) => staffId),
    );
    return { published, heldBack, told };
  });
