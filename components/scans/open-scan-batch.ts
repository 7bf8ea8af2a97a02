import { pdfjs } from "react-pdf";
import { pdfOptions } from "@/components/files/pdf-options";
import "@/components/files/pdf-worker";

/** Opens a PDF of this machine; rejects when it is none. */
export const openScanBatch = async (file: File) =>
  pdfjs.getDocument({ ...pdfOptions, data: await file.arrayBuffer() }).promise;
