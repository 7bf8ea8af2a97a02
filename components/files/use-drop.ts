"use client";

import { type DragEvent, useState } from "react";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Lets files be dropped on an element: spread `target` on it. Null while it takes none. */
export function useDrop(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (!onFiles || !holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onFiles?.([...event.dataTransfer.files]);
  };
  return {
    isOver,
    target: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop },
  };
}
