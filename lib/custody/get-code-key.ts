import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import type { CodeKey } from "./chain-code";

/** Named by the start of the installation's identifier. */
export async function getCodeKey(ctx: Pick<BaseContext, "db">): Promise<CodeKey> {
  const { uuid, secret } = single(
    await ctx.db
      .select({ uuid: installation.uuid, secret: installation.codeSecret })
      .from(installation),
  );
  return { installation: uuid.slice(0, 8).toUpperCase(), secret };
}
