import type { ListLook } from "@/lib/lists/declared";
import type { FilterLook } from "@/lib/lists/declared-filters";
import type { Option } from "../ui/select";
import type { Filter } from "./filters";

export type LoadedChoices = Record<string, readonly Option[]>;

function toolbarFilter(key: string, filter: FilterLook, options?: readonly Option[]): Filter[] {
  if (filter.kind === "unlisted") return [];
  if (filter.kind !== "loaded") return [{ key, ...filter }];
  return options ? [{ kind: "select", key, label: filter.label, options }] : [];
}

export const toolbarFilters = (
  { filters = {}, params = {} }: Pick<ListLook, "filters" | "params">,
  choices: LoadedChoices,
): Filter[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    toolbarFilter(params[name] ?? name, filter, choices[name]),
  );
