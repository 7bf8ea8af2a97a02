import type { ChoiceKind } from "@/lib/links/reads";
import { hasWords } from "@/lib/values/plain-text";
import { dayShown } from "../ui/day-text";
import type { Option } from "../ui/select";

/**
 * `key` is the parameter of the address; `dates` uses `<key>_from` and `<key>_to`; `boolean` writes `true` and `false`.
 */
export type SearchedFilter = {
  kind: "searched";
  key: string;
  label: string;
  /** Where matches are asked for. */
  source: ChoiceKind;
  /** What is chosen, with its name. */
  options: readonly Option[];
};

export type Filter =
  | SearchedFilter
  | { kind: "select" | "multi"; key: string; label: string; options: readonly Option[] }
  | { kind: "boolean"; key: string; label: string; yes?: string; no?: string }
  | { kind: "dates"; key: string; label: string };

export const keysOf = ({ kind, key }: Filter) =>
  kind === "dates" ? [`${key}_from`, `${key}_to`] : [key];

export const allOff = (filters: readonly Filter[]) =>
  Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, null]));

export function optionsOf(filter: Filter): readonly Option[] {
  if (filter.kind === "dates") return [];
  if (filter.kind !== "boolean") return filter.options;
  return [
    { value: "true", label: filter.yes ?? "Sí" },
    { value: "false", label: filter.no ?? "No" },
  ];
}

const shownAtOnce = 50;

/** What is chosen, then what the search finds, up to what a person looks through. */
export function narrowedOptions(
  options: readonly Option[],
  chosen: readonly string[],
  search: string,
): { shown: Option[]; hidden: number; hasMatch: boolean } {
  const isChosen = ({ value }: Option) => chosen.includes(value);
  const matching = options.filter(({ label }) => hasWords(label, search));
  const found = matching.filter((option) => !isChosen(option));
  return {
    shown: [...options.filter(isChosen), ...found.slice(0, shownAtOnce)],
    hidden: Math.max(0, found.length - shownAtOnce),
    hasMatch: matching.length > 0,
  };
}

/** "" when it is off. */
export function summaryOf(filter: Filter, params: URLSearchParams): string {
  if (filter.kind === "dates") return spanSummary(filter.key, params);
  const chosen = params.getAll(filter.key);
  const labels = optionsOf(filter)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
  return labels.length > 2 ? `${labels.length} elegidos` : labels.join(", ");
}

function spanSummary(key: string, params: URLSearchParams): string {
  const from = dayShown(params.get(`${key}_from`) ?? "");
  const to = dayShown(params.get(`${key}_to`) ?? "");
  if (from && to) return `${from} – ${to}`;
  if (from) return `desde ${from}`;
  return to && `hasta ${to}`;
}
