import type { Context } from "../context";
import { unsupported } from "./inspect-content";
import type { ReceivedFile } from "./received";

/** How many pages a PDF has; nothing of it is kept. 415 for an image. */
export async function countPages(_: Context, { file }: { file: ReceivedFile }): Promise<number> {
  if (file.pages === null) throw unsupported("El archivo no es un PDF.");
  return file.pages;
}
