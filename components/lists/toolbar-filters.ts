import type { ChoiceKind } from "@/lib/links/reads";
import type { ListLook } from "@/lib/lists/declared";
import type { FilterLook } from "@/lib/lists/declared-filters";
import type { Option } from "../ui/select";
import type { Filter } from "./filters";

/** They come with what is chosen only. */
export type ChoicesAsked = { source: ChoiceKind; chosen: readonly Option[] };

type Choices = readonly Option[] | ChoicesAsked;

export type LoadedChoices = Record<string, Choices>;

const loaded = (key: string, label: string, choices: Choices): Filter =>
  "source" in choices
    ? { kind: "searched", key, label, source: choices.source, options: choices.chosen }
    : { kind: "select", key, label, options: choices };

function toolbarFilter(key: string, filter: FilterLook, choices?: Choices): Filter[] {
  if (filter.kind === "unlisted") return [];
  if (filter.kind !== "loaded") return [{ key, ...filter }];
  return choices ? [loaded(key, filter.label, choices)] : [];
}

export const toolbarFilters = (
  { filters = {}, params = {} }: Pick<ListLook, "filters" | "params">,
  choices: LoadedChoices,
): Filter[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    toolbarFilter(params[name] ?? name, filter, choices[name]),
  );
