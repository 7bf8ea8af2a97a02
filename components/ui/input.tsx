"use client";

import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

interface InputProps extends ComponentProps<"input"> {
  start?: ReactNode;
  /** A unit inside, after the value: `gal`, `días`. */
  suffix?: ReactNode;
}

/** "meses" needs more room than "gal". */
const roomFor = (suffix: ReactNode) => suffix && (String(suffix).length > 4 ? "pr-16" : "pr-12");

/** Inside a `Field` it needs no id. */
export function Input({ className, start, suffix, type = "text", ...props }: InputProps) {
  const input = (
    <input
      type={type}
      {...props}
      {...useFieldWiring(props)}
      className={cn("control", start && "pl-9", roomFor(suffix), className)}
    />
  );
  if (!start && !suffix) return input;
  const side = "pointer-events-none absolute inset-y-0 flex items-center text-muted [&_svg]:size-4";
  return (
    <span className="relative block">
      {start ? <span className={cn(side, "left-3")}>{start}</span> : null}
      {input}
      {suffix ? <span className={cn(side, "right-3 text-xs")}>{suffix}</span> : null}
    </span>
  );
}
