import type { Context } from "../kernel/context";
import { detachFile } from "./detach-file";
import type { Attachment } from "./find-attachment";
import { logoSlot, pictureOf } from "./save-picture";

/** 404 without one. */
export const removePicture = (ctx: Context): Promise<Attachment> => detachFile(ctx, pictureOf(ctx));

/** 404 without one. */
export const removeLogo = (ctx: Context): Promise<Attachment> => detachFile(ctx, logoSlot);
