import type { Context } from "../kernel/context";
import { detachFile } from "./detach-file";
import type { Attachment } from "./find-attachment";
import { logoSlot, pictureOf } from "./save-picture";

/** Takes the caller's own picture away; 404 without one. */
export const removePicture = (ctx: Context): Promise<Attachment> => detachFile(ctx, pictureOf(ctx));

/** Takes the company's logo away; 404 without one. */
export const removeLogo = (ctx: Context): Promise<Attachment> => detachFile(ctx, logoSlot);
