"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Combobox } from "../ui/combobox";
import type { ComboboxOption } from "../ui/use-combobox";

/** What the window is given that makes what nothing is called yet. */
export interface MakingProps {
  text: string;
  onMade: (option: ComboboxOption) => void;
  onClose: () => void;
}

interface MakingComboboxProps extends Omit<ComponentProps<typeof Combobox>, "maker"> {
  /** Such as "cliente". */
  noun: string;
  /** Null for who may not make any. */
  window: ((props: MakingProps) => ReactNode) | null;
}

/** Offers to make the record that was searched in vain, in a window, and chooses it. */
export function MakingCombobox({ noun, window: drawn, ...combobox }: MakingComboboxProps) {
  const [text, setText] = useState<string | null>(null);
  const [made, setMade] = useState<ComboboxOption | null>(null);
  const onClose = () => setText(null);
  const onMade = (option: ComboboxOption) => {
    setMade(option);
    combobox.onValueChange(option.value, option);
    onClose();
  };
  const valueLabel = made?.value === combobox.value ? made.label : combobox.valueLabel;
  const maker = drawn
    ? { label: (text: string) => `Crear ${noun} «${text}»`, make: setText }
    : undefined;
  return (
    <>
      <Combobox {...combobox} {...{ valueLabel, maker }} />
      {drawn && text !== null ? drawn({ text, onMade, onClose }) : null}
    </>
  );
}
