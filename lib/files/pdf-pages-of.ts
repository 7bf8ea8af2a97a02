import { unsupported } from "./inspect-content";
import type { ReceivedFile } from "./received-file";

/** 415 unless it is a PDF. */
export function pdfPagesOf({ pages }: ReceivedFile): number {
  if (pages === null) throw unsupported("El archivo no es un PDF.");
  return pages;
}
