import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";
import { listStaffOptions } from "@/lib/staff/list-staff-options";
import { carrierOption } from "@/lib/staff/staff-option";

export const GET = officeRead({
  operation: "staff.list",
  input: ChoiceSearch,
  run: listStaffOptions,
  show: (people): ComboboxOption[] => people.map(carrierOption),
});
