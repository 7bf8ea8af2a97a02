"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";

export type OpenedScanBatch = PDFDocumentProxy | "opening" | null;

/** Nothing is sent. */
export function useScanBatch(file: File): OpenedScanBatch {
  const [opened, setOpened] = useState<{ file: File; batch: OpenedScanBatch }>();
  useEffect(() => {
    let isOver = false;
    const opening = import("./open-scan-batch").then(({ openScanBatch }) => openScanBatch(file));
    opening.then(
      (batch) => !isOver && setOpened({ file, batch }),
      () => !isOver && setOpened({ file, batch: null }),
    );
    return () => {
      isOver = true;
      opening.then(
        (batch) => batch.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [file]);
  return opened?.file === file ? opened.batch : "opening";
}
