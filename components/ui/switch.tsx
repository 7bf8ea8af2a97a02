"use client";

import { Switch as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn";

interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Takes effect at once; inside a form that is sent later use `Checkbox`. */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const generated = useId();
  const ownId = id ?? generated;
  return (
    <div className={cn("flex min-h-control items-center justify-between gap-3", className)}>
      <label htmlFor={ownId} className="flex-1 py-1.5">
        <span className="block text-ink">{label}</span>
        {hint ? <span className="block text-muted text-xs">{hint}</span> : null}
      </label>
      <Radix.Root
        id={ownId}
        {...props}
        className="touch-target relative inline-flex h-6 w-10.5 shrink-0 items-center rounded-full bg-line-strong px-0.5 transition-colors disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="size-5 rounded-full bg-surface shadow-card transition-transform data-[state=checked]:translate-x-4.5" />
      </Radix.Root>
    </div>
  );
}
