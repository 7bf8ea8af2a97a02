import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { getUploadLimit } from "../settings/get-upload-limit";
import type { FileRights } from "./rights";

/** An inactive record only shows its files. */
export async function getFileRights(
  ctx: Context,
  { isActive }: { isActive: boolean } = { isActive: true },
): Promise<FileRights> {
  const limitBytes = await getUploadLimit(ctx);
  return {
    mayAttach: isActive && may(ctx.caller, "files.attach"),
    mayReplace: isActive && may(ctx.caller, "files.replace"),
    mayDetach: isActive && may(ctx.caller, "files.detach"),
    limitBytes,
    userId: ctx.caller.user.id,
  };
}
