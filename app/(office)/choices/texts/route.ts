import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { UsedValuesInput } from "@/lib/search/input";
import { listUsedValues } from "@/lib/search/list-used-values";

export const GET = officeRead({
  operation: "search.usedValues",
  input: UsedValuesInput,
  run: listUsedValues,
  show: ({ rows }): ComboboxOption[] => rows.map((text) => ({ value: text, label: text })),
});
