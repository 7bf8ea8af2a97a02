"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";

export type OpenedPdf = PDFDocumentProxy | "opening" | null;

/** Null when it cannot be opened. Nothing is sent. */
export function usePdf(source: string | File): OpenedPdf {
  const [opened, setOpened] = useState<{ source: string | File; pdf: OpenedPdf }>();
  useEffect(() => {
    let isOver = false;
    const opening = import("./open-pdf").then(({ openPdf }) => openPdf(source));
    opening.then(
      (pdf) => !isOver && setOpened({ source, pdf }),
      () => !isOver && setOpened({ source, pdf: null }),
    );
    return () => {
      isOver = true;
      // pdf.js complains in the console when a document is destroyed before it is open.
      opening.then(
        (pdf) => pdf.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [source]);
  return opened?.source === source ? opened.pdf : "opening";
}
