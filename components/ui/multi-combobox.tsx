"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { ComboboxList } from "./combobox-list";
import { useFieldWiring } from "./field-context";
import { type ComboboxOption, type ComboboxSource, useCombobox } from "./use-combobox";

interface MultiComboboxProps {
  /** Read aloud as the name of the list; the field's label as a rule. */
  label: string;
  /** Keep a search function stable (module scope or `useCallback`). */
  source: ComboboxSource;
  /** Owned by the parent when given. */
  value?: readonly ComboboxOption[];
  defaultValue?: readonly ComboboxOption[];
  onValueChange?: (options: ComboboxOption[]) => void;
  /** Sends one value a chosen option with the form. */
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
}

/** Several choices out of many, found by typing; the chosen stand as chips before the cursor. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, source, name, placeholder = "Buscar…", disabled } = props;
  const [own, setOwn] = useState<readonly ComboboxOption[]>(props.defaultValue ?? []);
  const chosen = props.value ?? own;
  const set = (options: ComboboxOption[]) => {
    setOwn(options);
    props.onValueChange?.(options);
  };
  const without = (value: string) => chosen.filter((option) => option.value !== value);
  const toggle = (option: ComboboxOption) => {
    const rest = without(option.value);
    set(rest.length < chosen.length ? rest : [...chosen, option]);
    if (box.search) box.type("");
  };
  const box = useCombobox(source, toggle);
  const wiring = useFieldWiring(props);
  return (
    <ComboboxList box={box} label={label} chosen={chosen.map(({ value }) => value)} multiple>
      <div className="control flex flex-wrap items-center gap-1.5 px-1.5 py-1 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent focus-within:-outline-offset-1">
        {chosen.map((option) => (
          <Chip key={option.value} option={option} onRemove={() => set(without(option.value))} />
        ))}
        <input
          {...wiring}
          {...box.inputProps}
          value={box.search}
          placeholder={chosen.length === 0 ? placeholder : ""}
          disabled={disabled}
          onChange={(event) => box.type(event.target.value)}
          onBlur={box.close}
          onKeyDown={(event) => {
            if (event.key === "Backspace" && !box.search) set(chosen.slice(0, -1));
            else box.inputProps.onKeyDown(event);
          }}
          className="min-h-7 min-w-24 flex-1 bg-transparent px-1.5 outline-none placeholder:text-faint"
        />
        {name
          ? chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)
          : null}
      </div>
    </ComboboxList>
  );
}

function Chip({ option, onRemove }: { option: ComboboxOption; onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center rounded-md bg-accent-soft text-accent-ink text-xs">
      <span className="truncate py-1 pl-2">{option.label}</span>
      <button
        type="button"
        aria-label={`Quitar ${option.label}`}
        onClick={onRemove}
        className="grid size-6 place-items-center rounded-md hover:bg-surface/60 touch:size-9"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  );
}
