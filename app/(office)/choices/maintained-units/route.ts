import type { ComboboxOption } from "@/components/ui/use-combobox";
import { listFoundMaintainedUnits } from "@/lib/maintenance/list-maintained-units";
import { officeRead } from "@/lib/next/office-read";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "maintenance.list",
  input: ChoiceSearch,
  run: (ctx, { search }) => listFoundMaintainedUnits(ctx, search),
  show: (units): ComboboxOption[] => units,
});
