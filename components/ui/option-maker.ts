import { plainText } from "@/lib/values/plain-text";
import type { ComboboxOption } from "./use-combobox";

/** What a list offers to make of the text that was searched for. */
export interface OptionMaker {
  /** Such as "Crear cliente «Petro Sur»". */
  label: (text: string) => string;
  make: (text: string) => void;
}

interface Found {
  options: readonly ComboboxOption[];
  loading: boolean;
  failed: boolean;
}

const makingValue = "\u0000make";

export const isMaking = ({ value }: ComboboxOption): boolean => value === makingValue;

/** Last, once the search has been answered, unless an option is called like that. */
export function withMaking(found: Found, maker: OptionMaker | undefined, text: string): Found {
  const isNamed = found.options.some(({ label }) => plainText(label) === plainText(text));
  if (!maker || !text || found.loading || found.failed || isNamed) return found;
  return {
    ...found,
    options: [...found.options, { value: makingValue, label: maker.label(text) }],
  };
}
