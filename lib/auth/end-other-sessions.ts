import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { endSessionsOf } from "./end-sessions";

export const endOtherSessions = (ctx: Context) =>
  atomically(ctx, async (ctx) => {
    const subject = endedWords({ sessions: await endSessionsOf(ctx, ctx.caller.user.id) });
    if (subject) await recordAccess(ctx, { kind: "SESSIONS_ENDED", subject });
  });
