import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";
import { listStaffOptions } from "@/lib/staff/list-staff-options";

export const GET = officeRead({
  operation: "staff.list",
  input: ChoiceSearch,
  run: listStaffOptions,
  show: (people): ComboboxOption[] =>
    people.map(({ id, name, dni }) => ({
      value: String(id),
      label: name,
      detail: `Cédula ${dni}`,
    })),
});
