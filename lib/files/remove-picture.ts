import type { Context } from "../kernel/context";
import { detachFile } from "./detach-file";
import type { Attachment } from "./find-attachment";
import { pictureSlotOf } from "./picture-slots";

export const removePicture = (ctx: Context): Promise<Attachment> =>
  detachFile(ctx, pictureSlotOf(ctx));
