import { and, asc, desc, eq, or } from "drizzle-orm";
import { live } from "@/db/live";
import { savedViews, users } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";

const mostShown = 200;

/** Of one screen: his own before those that others share. */
export async function listViews(ctx: Context, { place }: { place: string }) {
  const own = eq(savedViews.userId, ctx.caller.user.id);
  return ctx.db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      asked: savedViews.asked,
      isShared: savedViews.isShared,
      ownerId: savedViews.userId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.place, place), or(own, and(savedViews.isShared, live(users)))))
    .orderBy(desc(own), asc(inSpanish(savedViews.name)), asc(savedViews.id))
    .limit(mostShown);
}

export type SavedView = Awaited<ReturnType<typeof listViews>>[number];

/** What a screen needs of them. */
export const shownViews = (views: readonly SavedView[], { caller }: Pick<Context, "caller">) =>
  views.map(({ id, name, asked, isShared, ownerId, firstName, lastName }) => ({
    ...{ id, name, asked, isShared },
    owner: ownerId === caller.user.id ? null : `${firstName} ${lastName}`,
  }));

export type ShownView = ReturnType<typeof shownViews>[number];
