import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { endSessionsOf } from "../auth/end-sessions";
import { atomically, type Context } from "../kernel/context";
import { getUser } from "./get-user";

/** Except the caller's present session; tokens stay valid. */
export const endUserSessions = (ctx: Context, { userId }: { userId: number }) =>
  atomically(ctx, async (ctx) => {
    const { email } = await getUser(ctx, { userId });
    const ended = endedWords({ sessions: await endSessionsOf(ctx, userId) });
    if (ended) await recordAccess(ctx, { kind: "SESSIONS_ENDED", subject: `${email}: ${ended}` });
  });
