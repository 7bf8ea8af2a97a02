import { unsupported } from "./inspect-content";
import type { ReceivedFile } from "./received";

/** 415 unless it is a PDF. */
export function pagesOf({ pages }: ReceivedFile): number {
  if (pages === null) throw unsupported("El archivo no es un PDF.");
  return pages;
}
