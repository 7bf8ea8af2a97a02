"use client";

import { Check, Minus } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

/** Needs an `aria-label`. `checked="indeterminate"` shows a dash. */
export function CheckboxBox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...props}
      className={cn(
        "touch-target group relative grid size-4.5 shrink-0 place-items-center rounded border border-line-strong bg-surface text-on-accent transition-colors disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent touch:size-6",
        className,
      )}
    >
      <Radix.Indicator>
        <Check
          className="size-3.5 group-data-[state=indeterminate]:hidden touch:size-4.5"
          strokeWidth={3}
          aria-hidden="true"
        />
        <Minus
          className="hidden size-3.5 group-data-[state=indeterminate]:block touch:size-4.5"
          strokeWidth={3}
          aria-hidden="true"
        />
      </Radix.Indicator>
    </Radix.Root>
  );
}

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** The whole line is the target. With `name` it is sent with a form. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  const generated = useId();
  const hintId = `${generated}-hint`;
  const wiring = useFieldWiring({
    id: props.id ?? generated,
    "aria-describedby": hint ? hintId : undefined,
  });
  return (
    <div className={cn("flex min-h-control items-center gap-2.5", className)}>
      <CheckboxBox {...props} {...wiring} aria-labelledby={`${generated}-label`} />
      <label htmlFor={wiring.id} className="flex-1 py-1.5">
        <span id={`${generated}-label`} className="block text-ink">
          {label}
        </span>
        {hint ? (
          <span id={hintId} className="block text-muted text-xs">
            {hint}
          </span>
        ) : null}
      </label>
    </div>
  );
}
