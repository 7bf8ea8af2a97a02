import type { Context } from "../kernel/context";
import { pdfPagesOf } from "./pdf-pages-of";
import type { ReceivedFile } from "./received-file";

/** Keeps nothing of the file. 415 for an image. */
export const countPages = async (_: Context, { file }: { file: ReceivedFile }): Promise<number> =>
  pdfPagesOf(file);
