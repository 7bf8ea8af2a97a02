import { mails } from "@/db/schema";
import { enqueue } from "../jobs/enqueue";
import type { BaseContext } from "../kernel/context";
import { heldMail, queuedMail } from "../states/mail";
import type { MailContent } from "./compose-mail";
import type { MailKind } from "./labels";
import { mailServer } from "./mail-server";

type Written = {
  key: string;
  kind: MailKind;
  to: { id: number; email: string };
  content: MailContent;
  /** A part of the content that gives access. */
  secret?: string;
  attachedReport?: typeof mails.$inferSelect.attachedReport;
};

/** Sent once the caller's transaction is committed; another one of its key is none. Held without a mail server. */
export async function writeMail(
  ctx: BaseContext,
  { key, kind, to, content, secret, attachedReport }: Written,
  server = mailServer,
): Promise<void> {
  const status = server ? queuedMail : heldMail;
  const [mail] = await ctx.db
    .insert(mails)
    .values({
      ...content,
      ...{ key, kind, status },
      userId: to.id,
      recipient: to.email,
      secret: secret ?? null,
      attachedReport: attachedReport ?? null,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (mail && server)
    await enqueue(ctx, "send-mail", { mailId: mail.id }, { key: String(mail.id) });
}
