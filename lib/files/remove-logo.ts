import type { Context } from "../kernel/context";
import { detachFile } from "./detach-file";
import type { Attachment } from "./find-attachment";
import { logoSlot } from "./picture-slots";

export const removeLogo = (ctx: Context): Promise<Attachment> => detachFile(ctx, logoSlot);
