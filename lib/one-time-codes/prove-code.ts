import { guardAttempts } from "../attempts/guard-attempts";
import type { BaseContext } from "../kernel/context";
import { takeCode } from "./take-code";

type Who = { id: number; email: string };

/** After the password; wrong codes count as failed sign-ins. */
export async function proveCode(ctx: BaseContext, { id, email }: Who, code: string) {
  const proven = await guardAttempts(ctx, email, async () =>
    (await takeCode(ctx, { userId: id, code })) ? true : null,
  );
  return proven === true;
}
