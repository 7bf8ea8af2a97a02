import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { sessions, users } from "@/db/schema";
import { atomically, type BaseContext } from "../context";
import { Unauthenticated } from "../errors";
import { type Account, authenticate } from "./authenticate";
import type { Credentials } from "./input";
import { hashSecret, newSecret, sessionSeconds } from "./secrets";

/** The account as it was when its password was checked, held so until the session exists. */
async function assertUnchanged(ctx: BaseContext, { id, passwordHash }: Account) {
  const [same] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), users.isActive))
    .for("share");
  if (!same) throw new Unauthenticated("Correo o contraseña incorrectos.", "invalid_credentials");
}

/** Opens a session; its secret is the cookie's value and only its hash is kept. */
export async function signIn(ctx: BaseContext, credentials: z.output<typeof Credentials>) {
  const user = await authenticate(ctx, credentials);
  const secret = newSecret();
  await atomically(ctx, async (ctx) => {
    await assertUnchanged(ctx, user);
    await ctx.db.insert(sessions).values({
      userId: user.id,
      tokenHash: hashSecret(secret),
      expires: new Date(ctx.now.getTime() + sessionSeconds * 1000),
      createdAt: ctx.now,
      address: ctx.address,
      userAgent: ctx.userAgent ?? null,
    });
  });
  return { user, secret };
}
