"use client";

import { RadioGroup } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { useFieldWiring } from "./field-context";

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** For two to four short choices, one of which is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: chosen, onValueChange, className } = props;
  const wiring = useFieldWiring({});
  const pick = (text: string) => {
    const option = options.find(({ value }) => value === text);
    if (option) onValueChange(option.value);
  };
  return (
    <RadioGroup.Root
      aria-label={label}
      aria-invalid={wiring["aria-invalid"]}
      value={chosen}
      onValueChange={pick}
      className={cn("inline-flex w-fit max-w-full rounded-control bg-sunken p-0.5", className)}
    >
      {options.map(({ value, label: text }) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="focus-inset flex min-h-[calc(var(--control)-0.25rem)] flex-1 touch:min-h-control touch:min-w-control items-center justify-center gap-1.5 whitespace-nowrap rounded-[0.4375rem] px-3 text-muted transition-colors hover:text-ink data-[state=checked]:bg-surface data-[state=checked]:font-medium data-[state=checked]:text-ink data-[state=checked]:shadow-card [&_svg]:size-4"
        >
          {text}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
