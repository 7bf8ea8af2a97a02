import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";
import { listVehicleOptions } from "@/lib/vehicles/list-vehicle-options";

export const GET = officeRead({
  operation: "vehicles.list",
  input: ChoiceSearch,
  run: listVehicleOptions,
  show: (found): ComboboxOption[] =>
    found.map(({ id, plate, brand, model, capacityGallons }) => ({
      value: String(id),
      label: plate,
      detail: [brand, model].filter(Boolean).join(" "),
      ...(capacityGallons === null ? {} : { facts: { capacity: capacityGallons } }),
    })),
});
