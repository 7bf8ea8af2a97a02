import type { z } from "zod";
import { dayFilter, type FilterSchemas, idFilter, manyOf, oneOf, yesNo } from "./address";

interface Choice {
  value: string;
  label: string;
}

/** A filter without its schema: what a toolbar needs. */
export type FilterLook =
  | { kind: "select" | "multi"; label: string; options: readonly Choice[] }
  | { kind: "boolean"; label: string; yes: string; no: string }
  | { kind: "dates"; label: string }
  /** Its choices come with the page; without them it is not offered. */
  | { kind: "loaded"; label: string }
  /** Comes from the path or from a form of its own. */
  | { kind: "unlisted" };

/** One thing a list can be narrowed to, under its own name; `dates` takes `<name>_from` and `<name>_to`. */
export type DeclaredFilter = FilterLook & { schema: z.ZodType };

export type DeclaredFilters = Record<string, DeclaredFilter>;

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value): Choice => ({ value, label: labels[value] }));

/** One word of a closed list. */
export const choiceOf = <Word extends string>(
  label: string,
  words: readonly Word[],
  labels: Record<Word, string>,
) => ({ kind: "select", label, options: optionsOf(words, labels), schema: oneOf(words) }) as const;

/** Any number of words of a closed list. */
export const choicesOf = <Word extends string>(
  label: string,
  words: readonly Word[],
  labels: Record<Word, string>,
) => ({ kind: "multi", label, options: optionsOf(words, labels), schema: manyOf(words) }) as const;

export const eitherOf = (label: string, yes: string, no: string) =>
  ({ kind: "boolean", label, yes, no, schema: yesNo() }) as const;

export const daysFromTo = (label: string) =>
  ({ kind: "dates", label, schema: dayFilter() }) as const;

/** One of the records that come with the page. */
export const recordOf = (label: string) => ({ kind: "loaded", label, schema: idFilter() }) as const;

export const unlisted = <Schema extends z.ZodType>(schema: Schema) =>
  ({ kind: "unlisted", schema }) as const;

/** The schemas of the filters by parameter; a span of days is two. */
export type SchemasOf<Filters extends DeclaredFilters> = {
  [Key in keyof Filters & string as Filters[Key]["kind"] extends "dates"
    ? `${Key}_from` | `${Key}_to`
    : Key]: Filters[Key]["schema"];
};

export function schemasOf<Filters extends DeclaredFilters>(filters: Filters): SchemasOf<Filters> {
  const schemas: FilterSchemas = {};
  for (const [key, { kind, schema }] of Object.entries(filters))
    for (const name of kind === "dates" ? [`${key}_from`, `${key}_to`] : [key])
      schemas[name] = schema;
  return schemas as SchemasOf<Filters>;
}
