import { sql } from "drizzle-orm";
import type * as z from "zod";
import { insertAll } from "@/db/insert-all";
import { notificationPreferences } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import type { NotificationPreferences } from "./input";
import type { NotificationKind } from "./kind";

/** Those that are given; what was notified before stays. */
export const savePreferences = (ctx: Context, { ways }: z.output<typeof NotificationPreferences>) =>
  atomically(ctx, async (ctx) => {
    const userId = ctx.caller.user.id;
    const given = Object.entries(ways).sort(([one], [other]) => (one < other ? -1 : 1));
    const rows = given.map(([kind, way]) => ({ userId, kind: kind as NotificationKind, way }));
    await insertAll(ctx.db, notificationPreferences, rows, {
      onConflict: sql`on conflict (user_id, kind) do update set way = excluded.way`,
    });
  });
