import type { Context } from "../kernel/context";
import { pagesOf } from "./pages-of";
import type { ReceivedFile } from "./received";

/** How many pages a PDF has; nothing of it is kept. 415 for an image. */
export const countPages = async (_: Context, { file }: { file: ReceivedFile }): Promise<number> =>
  pagesOf(file);
