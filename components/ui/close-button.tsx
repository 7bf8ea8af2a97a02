"use client";

import { X } from "lucide-react";
import { Button } from "./button";
import { cn } from "./cn";
import { DialogClose } from "./window-close";

/** Last in the markup, so that opening focuses the content first. */
export function CloseButton({ className }: { className?: string }) {
  return (
    <DialogClose>
      <Button
        variant="ghost"
        aria-label="Cerrar"
        className={cn("absolute size-control px-0 text-muted", className)}
      >
        <X aria-hidden="true" />
      </Button>
    </DialogClose>
  );
}
