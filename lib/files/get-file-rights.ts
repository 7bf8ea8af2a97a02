import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { getUploadLimit } from "../settings/get-upload-limit";
import type { FileRights } from "./rights";

/** An inactive record only shows what it holds. */
export async function getFileRights(
  ctx: Context,
  { isActive }: { isActive: boolean } = { isActive: true },
): Promise<FileRights> {
  const limitBytes = await getUploadLimit(ctx);
  return {
    attach: isActive && may(ctx.caller, "files.attach"),
    replace: isActive && may(ctx.caller, "files.replace"),
    detach: isActive && may(ctx.caller, "files.detach"),
    limitBytes,
    userId: ctx.caller.user.id,
  };
}
