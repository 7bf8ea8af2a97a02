import type { Context } from "../kernel/context";
import { detachFile } from "./detach-file";
import type { Attachment } from "./find-attachment";
import { pictureSlotOf } from "./picture-slots";

/** 404 without one. */
export const removePicture = (ctx: Context): Promise<Attachment> =>
  detachFile(ctx, pictureSlotOf(ctx));
