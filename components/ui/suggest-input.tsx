"use client";

import type { Ref } from "react";
import { ComboboxList } from "./combobox-list";
import { useFieldWiring } from "./field-context";
import { type ComboboxSource, useCombobox } from "./use-combobox";

interface SuggestInputProps {
  /** Read aloud as the name of the list; usually the field's label. */
  label: string;
  /** Keep a search function stable (module scope or `useCallback`). */
  source: ComboboxSource;
  value: string;
  onValueChange: (text: string) => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Only a choice of the person replaces what was typed. */
export function SuggestInput({ label, source, value, onValueChange, ...props }: SuggestInputProps) {
  const choose = (text: string) => {
    onValueChange(text);
    box.close();
  };
  const box = useCombobox(source, (option) => choose(option.label), { start: -1 });
  const isOpen = box.open && !box.failed && box.options.length > 0;
  const inputProps = {
    ...box.inputProps,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? box.listId : undefined,
  };
  return (
    <ComboboxList box={{ ...box, open: isOpen }} label={label} chosen={[]}>
      <input
        {...props}
        {...useFieldWiring({})}
        {...inputProps}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          box.type(event.target.value);
        }}
        onBlur={box.close}
        className="control"
      />
    </ComboboxList>
  );
}
