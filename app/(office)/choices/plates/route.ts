import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";
import { listVehicleOptions } from "@/lib/vehicles/list-vehicle-options";

export const GET = officeRead({
  operation: "vehicles.list",
  input: ChoiceSearch,
  run: listVehicleOptions,
  show: (found): ComboboxOption[] =>
    found.map(({ plate, brand, model }) => ({
      value: plate,
      label: plate,
      detail: [brand, model].filter(Boolean).join(" "),
    })),
});
