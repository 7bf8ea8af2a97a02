"use client";

import { useDropTarget } from "@/components/ui/use-drop-target";

/** Lets files be dropped on an element: spread `target` on it. Null while it takes none. */
export const useDrop = (onFiles: ((files: File[]) => void) | null) =>
  useDropTarget("Files", onFiles && (({ files }) => onFiles([...files])));
