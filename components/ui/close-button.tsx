"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { Button } from "./button";
import { cn } from "./cn";

/** Last in the markup, so that opening focuses the content first. */
export function CloseButton({ className }: { className?: string }) {
  return (
    <Radix.Close asChild>
      <Button
        variant="ghost"
        aria-label="Cerrar"
        className={cn("absolute size-control px-0 text-muted", className)}
      >
        <X aria-hidden="true" />
      </Button>
    </Radix.Close>
  );
}
