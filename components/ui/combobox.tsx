"use client";

import { ChevronsUpDown, X } from "lucide-react";
import { useState } from "react";
import { cn } from "./cn";
import { ComboboxList } from "./combobox-list";
import { useFieldWiring } from "./field-context";
import type { OptionMaker } from "./option-maker";
import { type ComboboxOption, type ComboboxSource, useCombobox } from "./use-combobox";

interface ComboboxProps {
  /** Read aloud as the name of the list; usually the field's label. */
  label: string;
  /** Keep a search function stable (module scope or `useCallback`). */
  source: ComboboxSource;
  value: string;
  /** Text of the first value, when the source is a search. */
  valueLabel?: string | undefined;
  onValueChange: (value: string, option: ComboboxOption | null) => void;
  placeholder?: string;
  disabled?: boolean;
  clearable?: boolean;
  /** Offers to make what nothing is called yet. */
  maker?: OptionMaker | undefined;
}

/** For a handful of choices use `Select`. */
export function Combobox(props: ComboboxProps) {
  const { label, source, value, placeholder = "Buscar…", disabled, clearable = false } = props;
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const choose = (option: ComboboxOption | null) => {
    setPicked(option);
    props.onValueChange(option?.value ?? "", option);
    box.close();
  };
  const box = useCombobox(source, choose, { maker: props.maker });
  const wiring = useFieldWiring({});
  const shown = labelOf(value, picked, props);
  const known = useKnown(value, shown);
  return (
    <ComboboxList box={box} label={label} chosen={[value]}>
      <div className="relative">
        <input
          {...wiring}
          {...box.inputProps}
          data-known={JSON.stringify(known)}
          data-record={props.valueLabel}
          value={box.open ? box.search : shown}
          placeholder={shown || placeholder}
          disabled={disabled}
          onChange={(event) => box.type(event.target.value)}
          onBlur={box.close}
          className={cn("control truncate pr-9", clearable && value && "pr-17 touch:pr-20")}
        />
        {clearable && value ? (
          <button
            type="button"
            aria-label={`Quitar ${shown}`}
            onClick={() => choose(null)}
            className="absolute inset-y-0 right-8 grid w-8 place-items-center text-muted hover:text-ink touch:w-11"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        ) : null}
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </ComboboxList>
  );
}

/** Remembers options by value: what somebody else chose may be one that was here before. */
function useKnown(value: string, label: string): [string, string][] {
  const [known, setKnown] = useState(new Map<string, string>());
  if (value && label !== value && !known.has(value)) setKnown(new Map([...known, [value, label]]));
  return [...known];
}

function labelOf(value: string, picked: ComboboxOption | null, props: ComboboxProps): string {
  if (!value) return "";
  if (picked?.value === value) return picked.label;
  const known = typeof props.source === "function" ? [] : props.source;
  return known.find((option) => option.value === value)?.label ?? props.valueLabel ?? value;
}
