import { type BaseContext, type Context, callerOf } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import { authenticate } from "./authenticate";
import { Credentials } from "./input";

/** For operations that take credentials in the body; 401 when nobody is signed in either. */
export async function identifyCaller(
  ctx: BaseContext,
  raw: { username?: unknown; password?: unknown; otp?: unknown },
): Promise<Context> {
  if (raw.username === undefined && raw.password === undefined) {
    if (!ctx.caller) throw new Unauthenticated();
    return { ...ctx, caller: ctx.caller };
  }
  const user = await authenticate(ctx, Credentials.parse(raw));
  return { ...ctx, caller: callerOf(user, "write") };
}
