"use client";

import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Input } from "./input";

/** A calendar day. The value is `YYYY-MM-DD`; the browser shows it as dd/mm/yyyy in Spanish. */
export function DateInput({
  className,
  ...props
}: Omit<ComponentProps<typeof Input>, "type" | "start" | "suffix">) {
  return (
    <Input
      type="date"
      lang="es-EC"
      min="1900-01-01"
      max="2999-12-31"
      {...props}
      className={cn("tabular-nums dark:[color-scheme:dark]", className)}
    />
  );
}
