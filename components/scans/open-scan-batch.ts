import { pdfjs } from "react-pdf";
import { pdfOptions } from "@/components/files/pdf-options";
import "@/components/files/pdf-worker";

/** Read locally; rejects when it is no PDF. */
export const openScanBatch = async (file: File) =>
  pdfjs.getDocument({ ...pdfOptions, data: await file.arrayBuffer() }).promise;
