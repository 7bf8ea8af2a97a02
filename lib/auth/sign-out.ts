import { eq } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";

export async function signOut(ctx: Context) {
  const { sessionId } = ctx.caller;
  if (sessionId === null) throw new Unauthenticated();
  await atomically(ctx, async (ctx) => {
    await ctx.db.delete(sessions).where(eq(sessions.id, sessionId));
    await recordAccess(ctx, { kind: "SIGN_OUT" });
  });
}
