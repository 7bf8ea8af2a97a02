"use client";

import { Check } from "lucide-react";
import { ToggleGroup } from "radix-ui";
import { cn } from "./cn";
import { useControllable } from "./use-controllable";

interface MultiChipsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (chosen: string[]) => void;
  /** Sends one value a chosen chip with the form. */
  name?: string;
  className?: string;
}

/** Any number of a few short choices, all visible. */
export function MultiChips(props: MultiChipsProps) {
  const { label, options, name, className } = props;
  const [chosen, choose] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? [],
    onValueChange: props.onValueChange,
  });
  return (
    <>
      <ToggleGroup.Root
        type="multiple"
        aria-label={label}
        value={chosen}
        onValueChange={choose}
        className={cn("flex flex-wrap gap-2", className)}
      >
        {options.map(({ value, label: text }) => (
          <ToggleGroup.Item
            key={value}
            value={value}
            className="group inline-flex min-h-control-sm items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-ink transition-colors hover:border-line-strong data-[state=on]:border-accent data-[state=on]:bg-accent-soft data-[state=on]:text-accent-ink"
          >
            <Check
              className="hidden size-3.5 group-data-[state=on]:block"
              strokeWidth={2.5}
              aria-hidden="true"
            />
            {text}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      {name
        ? chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)
        : null}
    </>
  );
}
