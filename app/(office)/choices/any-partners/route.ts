import type { ComboboxOption } from "@/components/ui/use-combobox";
import { officeRead } from "@/lib/next/office-read";
import { listPartners } from "@/lib/partners/list-partners";
import { partnerOption } from "@/lib/partners/partner-option";
import { ChoiceSearch } from "@/lib/search/input";

export const GET = officeRead({
  operation: "partners.list",
  input: ChoiceSearch,
  run: (ctx, { search }) => listPartners(ctx, { search, page: { page: 1, pageSize: 20 } }),
  show: ({ rows }): ComboboxOption[] => rows.map(partnerOption),
});
