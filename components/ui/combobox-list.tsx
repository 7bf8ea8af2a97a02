"use client";

import { Slot } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import type { ComboboxOptions } from "./combobox-options";
import { latePart, useLatePart, useSoon } from "./late-part";

const comboboxOptions = latePart(() =>
  import("./combobox-options").then(({ ComboboxOptions }) => ComboboxOptions),
);

const nothing = () => undefined;

interface ComboboxListProps extends Omit<ComponentProps<typeof ComboboxOptions>, "anchor"> {
  children: ReactNode;
}

/** Around the input. A form may be filled in where the line is gone. */
export function ComboboxList({ children, ...list }: ComboboxListProps) {
  const anchor = useRef<HTMLElement>(null);
  const Options = useLatePart(comboboxOptions, list.box.open, nothing);
  useSoon(comboboxOptions);
  return (
    <>
      <Slot.Root ref={anchor}>{children}</Slot.Root>
      {Options ? <Options {...list} anchor={anchor} /> : null}
    </>
  );
}
