"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";

/** A chosen PDF as the browser has opened it: still opening, open, or null where it cannot. */
export type OpenedPile = PDFDocumentProxy | "opening" | null;

/** Opens a chosen PDF without sending it anywhere. */
export function usePile(file: File): OpenedPile {
  const [opened, setOpened] = useState<{ file: File; pile: OpenedPile }>();
  useEffect(() => {
    let isOver = false;
    const opening = import("./open-pile").then(({ openPile }) => openPile(file));
    opening.then(
      (pile) => !isOver && setOpened({ file, pile }),
      () => !isOver && setOpened({ file, pile: null }),
    );
    return () => {
      isOver = true;
      opening.then(
        (pile) => pile.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [file]);
  return opened?.file === file ? opened.pile : "opening";
}
