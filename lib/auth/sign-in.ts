import type * as z from "zod";
import type { BaseContext } from "../kernel/context";
import { authenticate } from "./authenticate";
import type { Credentials } from "./input";
import { openSession } from "./open-session";

export async function signIn(ctx: BaseContext, credentials: z.output<typeof Credentials>) {
  return openSession(ctx, { user: await authenticate(ctx, credentials), entry: "PASSWORD" });
}
