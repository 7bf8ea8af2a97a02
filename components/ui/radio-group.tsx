"use client";

import { RadioGroup as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  options: readonly RadioOption[];
  cards?: boolean;
}

/** Give it an `aria-label`, or put it in a `Field` with `group`. */
export function RadioGroup({ options, cards = false, className, ...props }: RadioGroupProps) {
  const base = useId();
  const wiring = useFieldWiring(props);
  return (
    <Radix.Root
      {...props}
      aria-invalid={wiring["aria-invalid"]}
      aria-required={wiring["aria-required"]}
      className={cn("grid", cards && "gap-2 sm:grid-cols-2", className)}
    >
      {options.map(({ value, label, hint, disabled = false }) => (
        <div
          key={value}
          className={cn(
            "flex min-h-control items-center gap-2.5",
            cards &&
              "rounded-control border border-line bg-surface px-3 py-1 has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-soft",
          )}
        >
          <Radix.Item
            id={`${base}-${value}`}
            aria-labelledby={`${base}-${value}-label`}
            aria-describedby={hint ? `${base}-${value}-hint` : undefined}
            value={value}
            disabled={disabled}
            className="touch-target relative grid size-4.5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface disabled:opacity-50 data-[state=checked]:border-accent touch:size-6"
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-accent touch:size-3.5" />
          </Radix.Item>
          <label htmlFor={`${base}-${value}`} className="flex-1 py-1.5">
            <span id={`${base}-${value}-label`} className="block text-ink">
              {label}
            </span>
            {hint ? (
              <span id={`${base}-${value}-hint`} className="block text-muted text-xs">
                {hint}
              </span>
            ) : null}
          </label>
        </div>
      ))}
    </Radix.Root>
  );
}
