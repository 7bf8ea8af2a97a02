"use client";

import { ToggleGroup } from "radix-ui";
import { useFieldWiring } from "./field-context";

export interface TogglePickerProps {
  /** Ascending. */
  value: number[];
  onValueChange: (chosen: number[]) => void;
}

interface CellsProps extends TogglePickerProps {
  label: string;
  cells: readonly { value: number; name: string; text: string }[];
}

const ascending = (texts: string[]) => texts.map(Number).sort((a, b) => a - b);

/** Seven wide; arrows move, space toggles. */
export function TogglePicker({ label, cells, value, onValueChange }: CellsProps) {
  const wiring = useFieldWiring({});
  return (
    <ToggleGroup.Root
      type="multiple"
      id={wiring.id}
      aria-label={label}
      aria-describedby={wiring["aria-describedby"]}
      aria-invalid={wiring["aria-invalid"]}
      value={value.map(String)}
      onValueChange={(texts) => onValueChange(ascending(texts))}
      className="grid max-w-md grid-cols-7 gap-1.5"
    >
      {cells.map((cell) => (
        <ToggleGroup.Item
          key={cell.value}
          value={String(cell.value)}
          aria-label={cell.name}
          className="min-h-control rounded-control border border-line bg-surface text-center text-[0.8125rem] text-ink tabular-nums transition-colors hover:border-line-strong hover:bg-hover data-[state=on]:border-accent data-[state=on]:bg-accent data-[state=on]:font-medium data-[state=on]:text-on-accent"
        >
          {cell.text}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
