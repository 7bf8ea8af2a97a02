"use client";

import type { ComponentProps, FocusEvent } from "react";
import { cn } from "./cn";
import { Input } from "./input";

/** `1.234,56` and `1,234.56` become `1234.56`; text that is no number is left for the schema to refuse. */
export function plainDecimal(text: string): string {
  const compact = text.replace(/[\s$]/g, "");
  const decimalAt = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  if (decimalAt < 0) return compact;
  const separators = compact.replace(/[^.,]/g, "");
  const thousandsOnly = separators.length > 1 && new Set(separators).size === 1;
  const whole = (thousandsOnly ? compact : compact.slice(0, decimalAt)).replace(/[.,]/g, "");
  return thousandsOnly ? whole : `${whole || "0"}.${compact.slice(decimalAt + 1)}`;
}

type DecimalInputProps = Omit<ComponentProps<typeof Input>, "type" | "inputMode">;

/** A number as decimal text (`"12.50"`), never a float; tidies the spelling when left. */
export function DecimalInput({ className, onBlur, onChange, ...props }: DecimalInputProps) {
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const plain = plainDecimal(event.target.value);
    if (plain !== event.target.value) {
      event.target.value = plain;
      onChange?.(event);
    }
    onBlur?.(event);
  };
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...(onChange ? { onChange } : {})}
      onBlur={tidy}
      className={cn("text-right tabular-nums", className)}
    />
  );
}

/** Dollars. */
export const MoneyInput = (props: Omit<DecimalInputProps, "start">) => (
  <DecimalInput start="$" {...props} />
);
