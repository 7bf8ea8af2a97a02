"use client";

import type { ComponentProps } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...props}
      {...useFieldWiring(props)}
      className={cn("control field-sizing-content min-h-20 py-2", className)}
    />
  );
}
