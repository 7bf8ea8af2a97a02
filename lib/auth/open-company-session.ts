import { eq } from "drizzle-orm";
import { sessions, users } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type BaseContext } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";
import { single } from "../values/rows";

type Opened = { sessionToken: string; userId: string; expires: Date };

export const openCompanySession = (ctx: BaseContext, { sessionToken, userId, expires }: Opened) =>
  atomically(ctx, async (ctx) => {
    const user = single(
      await ctx.db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, Number(userId))),
    );
    await ctx.db.insert(sessions).values({
      tokenHash: hashSecret(sessionToken),
      userId: user.id,
      expires,
      createdAt: ctx.now,
      lastUsedAt: ctx.now,
      address: ctx.address,
      userAgent: ctx.userAgent ?? null,
      entry: "COMPANY",
    });
    await recordAccess(ctx, { kind: "SIGN_IN", user, subject: "Cuenta de la empresa" });
  });
