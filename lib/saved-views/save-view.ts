import { and, eq, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { savedViews } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { ViewInput } from "./input";

const mostOfScreen = 50;

const { userId, place, name } = savedViews;

/** Under a name that he has there already, it takes its place. */
export const saveView = (ctx: Context, given: z.output<typeof ViewInput>) =>
  atomically(ctx, async (ctx) => {
    const mine = { ...given, userId: ctx.caller.user.id, createdAt: ctx.now };
    const others = and(eq(userId, mine.userId), eq(place, given.place), ne(name, given.name));
    if ((await ctx.db.$count(savedViews, others)) >= mostOfScreen)
      throw new Refused(`Ya tiene ${mostOfScreen} vistas de esta pantalla: quite alguna.`);
    await ctx.db
      .insert(savedViews)
      .values(mine)
      .onConflictDoUpdate({
        target: [userId, place, name],
        set: { asked: sql`excluded.asked`, isShared: sql`excluded.is_shared` },
      });
  });
