import { and, between, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { routes } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { draftRoute, isToPublish, publishedRoute } from "../states/route";
import { groupedBy } from "../values/rows";
import type { BoardRoute } from "./board";
import { judgeRoutes } from "./judge-routes";
import { listDispatchDays } from "./list-dispatch-days";
import { lockRoutes } from "./lock-route";
import type { PublishInput } from "./plan-input";
import { takeTurn } from "./take-turn";
import { type Reached, tellStaff } from "./tell-staff";

export type HeldBack = { route: BoardRoute; reason: string };

export type Published = { published: BoardRoute[]; heldBack: HeldBack[]; told: Reached };

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
    const { reasons, publishable } = await judgeRoutes(ctx, locked.filter(isToPublish), {
      from: first,
      to,
    });
    await ctx.db
      .update(routes)
      .set({ status: publishedRoute, publishedAt: ctx.now })
      .where(
        among(
          routes.id,
          publishable.map(({ id }) => id),
        ),
      );
    const days = to < first ? [] : await listDispatchDays(ctx, { from: first, to });
    const all = days.flatMap((day) => day.routes);
    const publishedIds = new Set(publishable.map(({ id }) => id));
    const published = all.filter(({ id }) => publishedIds.has(id));
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
