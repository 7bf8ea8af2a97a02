"use client";

import { ToggleGroup } from "radix-ui";
import { useFieldWiring } from "./field-context";
import { useControllable } from "./use-controllable";

interface TogglePickerProps {
  label: string;
  cells: readonly { value: number; name: string; text: string }[];
  value?: number[];
  defaultValue?: number[];
  onValueChange?: (chosen: number[]) => void;
  name?: string;
}

const ascending = (texts: string[]) => texts.map(Number).sort((a, b) => a - b);

/** A grid seven wide of numbers that can each be on or off; arrows move, space toggles. */
export function TogglePicker(props: TogglePickerProps) {
  const { label, cells, name } = props;
  const [chosen, choose] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? [],
    onValueChange: props.onValueChange,
  });
  const wiring = useFieldWiring({});
  return (
    <>
      <ToggleGroup.Root
        type="multiple"
        id={wiring.id}
        aria-label={label}
        aria-describedby={wiring["aria-describedby"]}
        aria-invalid={wiring["aria-invalid"]}
        value={chosen.map(String)}
        onValueChange={(texts) => choose(ascending(texts))}
        className="grid max-w-md grid-cols-7 gap-1.5"
      >
        {cells.map(({ value, name: cellName, text }) => (
          <ToggleGroup.Item
            key={value}
            value={String(value)}
            aria-label={cellName}
            className="min-h-control rounded-control border border-line bg-surface text-center text-[0.8125rem] text-ink tabular-nums transition-colors hover:border-line-strong hover:bg-hover data-[state=on]:border-accent data-[state=on]:bg-accent data-[state=on]:font-medium data-[state=on]:text-on-accent"
          >
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
