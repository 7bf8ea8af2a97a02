"use client";

import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { plainText } from "@/lib/values/plain-text";
import { isMaking, makingOptions, type OptionMaker } from "./option-maker";

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string;
  disabled?: boolean;
  /** What else is known of it, for the form it is chosen in. */
  facts?: Readonly<Record<string, string>>;
}

/** A fixed list, or a search for a page of matches that `signal` aborts. */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((search: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>);

type Answer = { search: string; options: readonly ComboboxOption[]; failed: boolean };

const matching = (options: readonly ComboboxOption[], search: string) =>
  options.filter(({ label, detail }) =>
    plainText(`${label} ${detail ?? ""}`).includes(plainText(search)),
  );

const pause = 200;

/** Waits for a pause in typing, and aborts what is no longer asked. */
export function useOptions(source: ComboboxSource, search: string, open: boolean) {
  const [answer, setAnswer] = useState<Answer>();
  const fixed = typeof source === "function" ? null : source;
  useEffect(() => {
    if (typeof source !== "function" || !open) return;
    const asking = new AbortController();
    const show = (options: readonly ComboboxOption[], failed: boolean) => {
      if (!asking.signal.aborted) setAnswer({ search, options, failed });
    };
    const ask = () =>
      source(search, asking.signal).then(
        (options) => show(options, false),
        () => show([], true),
      );
    const timer = setTimeout(ask, search ? pause : 0);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [source, search, open]);
  if (fixed) return { options: matching(fixed, search), loading: false, failed: false };
  return {
    options: answer?.options ?? [],
    loading: answer?.search !== search,
    failed: answer?.failed ?? false,
  };
}

const actOn = (keys: Record<string, () => void>) => (event: KeyboardEvent) => {
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

const withMaking = (
  found: ReturnType<typeof useOptions>,
  maker: OptionMaker | undefined,
  text: string,
): ReturnType<typeof useOptions> => ({
  ...found,
  options: [...found.options, ...makingOptions(found, maker, text)],
});

interface ComboboxBehaviour {
  start?: 0 | -1;
  maker?: OptionMaker | undefined;
}

/** With `start` -1 nothing is active until a person moves to it, and Enter is left alone. */
export function useCombobox(
  source: ComboboxSource,
  onPick: (option: ComboboxOption) => void,
  { start = 0, maker }: ComboboxBehaviour = {},
) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState<number>(start);
  const found = withMaking(useOptions(source, search, open), maker, search.trim());
  const { options } = found;
  const at = Math.min(active, options.length - 1);

  const close = () => {
    setOpen(false);
    setSearch("");
    setActive(start);
  };
  const type = (text: string) => {
    setSearch(text);
    setActive(start);
    setOpen(true);
  };
  const step = (by: number) => {
    const from = at < 0 && by < 0 ? 0 : at;
    if (open) setActive((from + by + options.length) % Math.max(1, options.length));
    else setOpen(true);
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return;
    if (!isMaking(option)) return onPick(option);
    maker?.make(search.trim());
    close();
  };
  const onKeyDown = actOn({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ...(open && { Escape: close }),
    ...(open && (at >= 0 || start === 0) && { Enter: () => pick(options[at]) }),
  });
  const inputProps = {
    role: "combobox",
    autoComplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": open,
    "aria-controls": open ? listId : undefined,
    "aria-activedescendant": open && options[at] ? `${listId}-${at}` : undefined,
    onKeyDown,
    onClick: () => setOpen(true),
  } as const;
  return {
    ...found,
    listId,
    open,
    setOpen,
    search,
    type,
    active: at,
    setActive,
    pick,
    close,
    inputProps,
  };
}
