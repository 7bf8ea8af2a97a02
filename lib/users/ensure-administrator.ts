import { and, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { ofEmail } from "@/db/of-email";
import { users } from "@/db/schema";
import { administratorRole } from "../auth/roles";
import { atomically, type BaseContext } from "../kernel/context";
import { createUser } from "./create-user";

/** False when a live user has the e-mail. Several at once create one. */
export const ensureAdministrator = (
  ctx: BaseContext,
  { email, password }: { email: string; password: string },
): Promise<boolean> =>
  atomically(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`,
    );
    const known = await ctx.db.$count(users, and(ofEmail(users, email), undeleted(users)));
    if (known > 0) return false;
    await createUser(ctx, {
      email,
      password,
      firstName: "Administrador",
      lastName: "Principal",
      role: administratorRole,
    });
    return true;
  });
