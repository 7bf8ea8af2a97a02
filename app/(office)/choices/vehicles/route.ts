import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";
import { listVehicleOptions } from "@/lib/vehicles/list-vehicle-options";
import { vehicleOption } from "@/lib/vehicles/vehicle-option";

export const GET = officeRead({
  operation: "vehicles.list",
  input: ChoiceSearch,
  run: listVehicleOptions,
  show: (found): ComboboxOption[] => found.map(vehicleOption),
});
