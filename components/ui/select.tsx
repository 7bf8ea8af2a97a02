"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends ComponentProps<"select"> {
  options: readonly Option[];
  /** Without it there is no empty choice. */
  placeholder?: string | undefined;
}

/** The browser's own select, for up to about twenty options. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...props}
        {...useFieldWiring(props)}
        className={cn("control appearance-none truncate pr-9", className)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
