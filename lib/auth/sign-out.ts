import { eq } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Unauthenticated } from "../errors";

/** Ends the caller's session; 401 when he came without one. */
export async function signOut(ctx: Context) {
  const { sessionId } = ctx.visit;
  if (sessionId === null) throw new Unauthenticated();
  await atomically(ctx, (ctx) => ctx.db.delete(sessions).where(eq(sessions.id, sessionId)));
}
