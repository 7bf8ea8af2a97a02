import { pdfjs } from "react-pdf";
import { pdfOptions } from "./pdf-options";
import "./pdf-worker";

/** An address of our own, or a file read locally; rejects when it is no PDF. */
export const openPdf = async (source: string | File) =>
  pdfjs.getDocument({
    ...pdfOptions,
    ...(typeof source === "string" ? { url: source } : { data: await source.arrayBuffer() }),
  }).promise;
