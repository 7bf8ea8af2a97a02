import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { listPartners } from "@/lib/partners/list-partners";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "partners.list",
  input: ChoiceSearch,
  run: (ctx, { search }) =>
    listPartners(ctx, { search, isActive: true, page: { page: 1, pageSize: 20 } }),
  show: ({ rows }): ComboboxOption[] =>
    rows.map(({ id, name, businessTaxId }) => ({
      value: String(id),
      label: name,
      detail: `RUC ${businessTaxId}`,
    })),
});
