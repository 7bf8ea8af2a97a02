import { and, eq, gt } from "drizzle-orm";
import { passwordLinks } from "@/db/schema";
import { type Account, findAccount } from "../auth/check-password";
import { atomically, type BaseContext } from "../kernel/context";
import { hashSecret, newSecret } from "../kernel/secrets";
import { links } from "../links/pages";
import { composeMail } from "../mail/compose-mail";
import { writeMail } from "../mail/write-mail";
import { showInstant } from "../values/clock";
import { instantAfter, instantBefore } from "../values/instants";
import { single } from "../values/rows";

const validFor = 3_600_000;
/** Milliseconds: whoever presses twice has one mail. */
const soon = 60_000;

const contentOf = ({ firstName }: Account, secret: string, until: string) =>
  composeMail({
    subject: "Una contraseña nueva para su cuenta",
    greeting: `Hola, ${firstName}:`,
    parts: [
      `Se pidió una contraseña nueva para su cuenta de Faena. El enlace sirve una vez, hasta el ${until}.`,
      { label: "Poner una contraseña nueva", path: links.newPassword(secret) },
    ],
    closing: "Si no fue usted, no haga nada: su contraseña sigue siendo la misma.",
  });

async function hasFreshLink(ctx: BaseContext, userId: number): Promise<boolean> {
  const fresh = gt(passwordLinks.createdAt, instantBefore(ctx.now, soon));
  return (await ctx.db.$count(passwordLinks, and(eq(passwordLinks.userId, userId), fresh))) > 0;
}

/** Nothing for an address that no active account has. */
export const sendPasswordLink = (ctx: BaseContext, email: string): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const account = await findAccount(ctx, email);
    if (!account?.isActive || (await hasFreshLink(ctx, account.id))) return;
    const secret = newSecret();
    const expiresAt = instantAfter(ctx.now, validFor);
    const link = { userId: account.id, secretHash: hashSecret(secret), createdAt: ctx.now };
    const { id } = single(
      await ctx.db
        .insert(passwordLinks)
        .values({ ...link, expiresAt })
        .returning({ id: passwordLinks.id }),
    );
    await writeMail(ctx, {
      key: `password-link ${id}`,
      kind: "PASSWORD_LINK",
      to: account,
      content: contentOf(account, secret, showInstant(expiresAt, ctx.timeZone)),
      secret,
    });
  });
