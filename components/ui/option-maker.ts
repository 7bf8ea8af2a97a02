import { plainText } from "@/lib/values/plain-text";

/** What a list offers to make of the text that was searched for. */
export interface OptionMaker {
  /** Such as "Crear cliente «Petro Sur»". */
  label: (text: string) => string;
  make: (text: string) => void;
}

interface Found {
  options: readonly { label: string }[];
  loading: boolean;
  failed: boolean;
}

const makingValue = "\u0000make";

export const isMaking = ({ value }: { value: string }): boolean => value === makingValue;

/** Once the search has been answered, unless an option is called like that. */
export function makingOptions(
  { options, loading, failed }: Found,
  maker: OptionMaker | undefined,
  text: string,
) {
  const isNamed = options.some(({ label }) => plainText(label) === plainText(text));
  if (!maker || !text || loading || failed || isNamed) return [];
  return [{ value: makingValue, label: maker.label(text) }];
}
