import { eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { getUser, userColumns } from "./get-user";
import type { ProfileInput } from "./input";

export const updateProfile = (ctx: Context, changes: z.output<typeof ProfileInput>) =>
  atomically(ctx, async (ctx) => {
    const { id } = ctx.caller.user;
    if (Object.keys(changes).length === 0) return getUser(ctx, { userId: id });
    return single(
      await ctx.db.update(users).set(changes).where(eq(users.id, id)).returning(userColumns),
    );
  });
