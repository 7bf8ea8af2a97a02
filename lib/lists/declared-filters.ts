import {
  dayFilter,
  type FilterReader,
  type FilterReaders,
  idFilter,
  manyOf,
  oneOf,
  yesNo,
} from "./filter-readers";

interface Choice {
  value: string;
  label: string;
}

export type FilterLook =
  | { kind: "select" | "multi"; label: string; options: readonly Choice[] }
  | { kind: "boolean"; label: string; yes: string; no: string }
  | { kind: "dates"; label: string }
  /** Its choices come with the page; without them it is not offered. */
  | { kind: "loaded"; label: string }
  /** Comes from the path or from a form of its own. */
  | { kind: "unlisted" };

/** `dates` reads `<name>_from` and `<name>_to`. */
export type DeclaredFilter = FilterLook & { read: FilterReader };

export type DeclaredFilters = Record<string, DeclaredFilter>;

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value): Choice => ({ value, label: labels[value] }));

export const choiceOf = <Word extends string>(
  label: string,
  words: readonly Word[],
  labels: Record<Word, string>,
) => ({ kind: "select", label, options: optionsOf(words, labels), read: oneOf(words) }) as const;

export const choicesOf = <Word extends string>(
  label: string,
  words: readonly Word[],
  labels: Record<Word, string>,
) => ({ kind: "multi", label, options: optionsOf(words, labels), read: manyOf(words) }) as const;

export const eitherOf = (label: string, yes: string, no: string) =>
  ({ kind: "boolean", label, yes, no, read: yesNo() }) as const;

export const daysFromTo = (label: string) => ({ kind: "dates", label, read: dayFilter() }) as const;

export const recordOf = (label: string) => ({ kind: "loaded", label, read: idFilter() }) as const;

export const unlisted = <Reader extends FilterReader>(read: Reader) =>
  ({ kind: "unlisted", read }) as const;

export type ReadersOf<Filters extends DeclaredFilters> = {
  [Key in keyof Filters & string as Filters[Key]["kind"] extends "dates"
    ? `${Key}_from` | `${Key}_to`
    : Key]: Filters[Key]["read"];
};

export function readersOf<Filters extends DeclaredFilters>(filters: Filters): ReadersOf<Filters> {
  const readers: FilterReaders = {};
  for (const [key, { kind, read }] of Object.entries(filters))
    for (const name of kind === "dates" ? [`${key}_from`, `${key}_to`] : [key])
      readers[name] = read;
  return readers as ReadersOf<Filters>;
}
