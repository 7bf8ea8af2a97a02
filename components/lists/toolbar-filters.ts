import type { ListLook } from "@/lib/lists/declared";
import type { FilterLook } from "@/lib/lists/declared-filters";
import type { Option } from "../ui/select";
import type { Filter } from "./filters";

/** What comes with the page for the filters that ask for it, by filter. */
export type LoadedChoices = Record<string, readonly Option[]>;

function toolbarFilter(key: string, filter: FilterLook, options?: readonly Option[]): Filter[] {
  if (filter.kind === "unlisted") return [];
  if (filter.kind !== "loaded") return [{ key, ...filter }];
  return options ? [{ kind: "select", key, label: filter.label, options }] : [];
}

/** The filters of a list as its toolbar offers them. */
export const toolbarFilters = (
  { filters = {}, params = {} }: Pick<ListLook, "filters" | "params">,
  choices: LoadedChoices,
): Filter[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    toolbarFilter(params[name] ?? name, filter, choices[name]),
  );
