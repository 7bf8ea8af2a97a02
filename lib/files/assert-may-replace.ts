import { assertMay } from "../auth/assert-may";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Attachment, SlotRef } from "./find-attachment";

/** Pictures and the logo are changed with the profile and the settings. */
const isDocument = ({ model }: SlotRef) => model !== "user" && model !== "settings";

export function assertMayReplace(
  ctx: Context,
  held: Attachment,
  { mayReplace = true, ...slot }: SlotRef & { mayReplace?: boolean },
) {
  if (isDocument(slot))
    assertMay(ctx.caller, "files.replace", "Ya hay un archivo, y su rol no permite reemplazarlo.");
  if (!mayReplace) throw new Refused(`Ya hay un archivo: ${held.fileName}.`, "file_exists");
}
