import { eq } from "drizzle-orm";
import { mails } from "@/db/schema";
import { queueOf } from "../jobs/queues";
import { atomically, type BaseContext } from "../kernel/context";
import { failedMail, isGivenUp, queuedMail, sentMail } from "../states/mail";
import { type Attached, deliver, nothingAttached } from "./deliver";
import { withoutSecret } from "./hide-secret";
import { mailServer } from "./mail-server";
import { type Mail, queued, takeInHand } from "./take-in-hand";

const tries = queueOf("send-mail").retries + 1;

type Attach = (ctx: BaseContext, mail: Mail) => Promise<Attached>;

/** In the transaction that notes what became of it. */
export type Tell = (ctx: BaseContext, mail: Mail, became: { isSent: boolean }) => Promise<void>;

type Sending = { server?: typeof mailServer; attach?: Attach; tell?: Tell };

/** The server says that it will never take it. */
function isFinal(thrown: unknown): boolean {
  const code = Number(Reflect.get(Object(thrown), "responseCode"));
  return code >= 500 && code < 600;
}

/** True when nobody is to try it again. */
async function noteFailure(
  ctx: BaseContext,
  mail: Mail,
  thrown: unknown,
  tell: Tell,
): Promise<boolean> {
  const failure = String(Reflect.get(Object(thrown), "message") ?? thrown).slice(0, 500);
  const attempts = mail.attempts + 1;
  const isLast = isFinal(thrown) || attempts >= tries;
  return atomically(ctx, async (ctx) => {
    const [noted] = await ctx.db
      .update(mails)
      .set({ failure, attempts, status: isLast ? failedMail : queuedMail })
      .where(queued(mail.id))
      .returning({ status: mails.status });
    if (noted && isGivenUp(noted)) await tell(ctx, mail, { isSent: false });
    return !noted || isGivenUp(noted);
  });
}

const noteSent = (ctx: BaseContext, mail: Mail, tell: Tell) =>
  atomically(ctx, async (ctx) => {
    await ctx.db
      .update(mails)
      .set({ ...withoutSecret, status: sentMail, sentAt: ctx.now, failure: null })
      .where(eq(mails.id, mail.id));
    await tell(ctx, mail, { isSent: true });
  });

const noFiles: Attach = async () => nothingAttached;
const nobody: Tell = async () => undefined;

/**
 * One that is sent, held or gone is left alone. A failure is noted and thrown, to be tried again, until it is given up.
 * Whoever dies between the server's word and the note sends it twice, under the same id.
 */
export async function sendMail(
  ctx: BaseContext,
  mailId: number,
  { server = mailServer, attach = noFiles, tell = nobody }: Sending = {},
) {
  const [mail] = await ctx.db.select().from(mails).where(queued(mailId));
  if (!mail || !server) return;
  try {
    const attached = await attach(ctx, mail);
    if (!(await takeInHand(ctx, mail))) return;
    await deliver(mail, attached, server);
  } catch (thrown) {
    if (await noteFailure(ctx, mail, thrown, tell)) return;
    throw thrown;
  }
  await noteSent(ctx, mail, tell);
}
