"use client";

import { useDropTarget } from "@/components/ui/use-drop-target";

/** Spread `target` on the element; null takes no files. */
export const useDrop = (onFiles: ((files: File[]) => void) | null) =>
  useDropTarget("Files", onFiles && (({ files }) => onFiles([...files])));
