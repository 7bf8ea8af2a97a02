import type { Context } from "../kernel/context";
import { pagesOf } from "./pages-of";
import type { ReceivedFile } from "./received";

/** Nothing of the file is kept. 415 for an image. */
export const countPages = async (_: Context, { file }: { file: ReceivedFile }): Promise<number> =>
  pagesOf(file);
