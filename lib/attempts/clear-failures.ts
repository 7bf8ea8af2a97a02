import { loginFailures } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofAccountAndAddress } from "./guard-account";

/** Of who has proved otherwise that the account is his. */
export async function clearFailures(ctx: BaseContext, email: string): Promise<void> {
  await ctx.db.delete(loginFailures).where(ofAccountAndAddress(ctx, email.toLowerCase()));
}
