import type { ComboboxOption } from "@/components/ui/use-combobox";
import { UnitSearch } from "@/lib/maintenance/list-input";
import { listUnitOptions } from "@/lib/maintenance/list-unit-options";
import { officeRead } from "@/lib/next/office-read";

export const GET = officeRead({
  operation: "equipment.list",
  input: UnitSearch,
  run: listUnitOptions,
  show: (units): ComboboxOption[] =>
    units.map(({ id, code, name }) => ({ value: String(id), label: code, detail: name })),
});
