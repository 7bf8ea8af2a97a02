import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { labelOf, type Saying, shownAs } from "../ui/field-words";
import { isSameValue } from "./changed-values";

export interface Clash {
  key: string;
  label: string;
  /** It was changed here, too. */
  isBoth: boolean;
  /** `mine` is what the form held, `theirs` what the record holds now; `isChosen` says which of them the form holds. */
  mine: Side;
  theirs: Side;
}

interface Side {
  /** The field's value, and that of the field that names it where it is another. */
  values: Readonly<Record<string, unknown>>;
  shown: string;
}

type Form<Values extends FieldValues> = UseFormReturn<Values, unknown, Values>;

export type ClashLabels<Values> = Partial<Record<keyof Values, Saying>>;

/** Also when no control is registered for it. */
export function putValue<Values extends FieldValues>(
  form: Form<Values>,
  key: string,
  value: unknown,
) {
  const path = key as Path<Values>;
  form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
  form.clearErrors(path);
}

/** Null where the form shows neither. */
function clashOf<Values extends FieldValues>(
  key: string,
  [mine, theirs]: [Values, Values],
  clashLabels: ClashLabels<Values>,
) {
  const clashLabel = clashLabels[key as keyof Values];
  const label = clashLabel?.label ?? labelOf(key);
  if (label === null) return null;
  const side = (values: Values): Side => {
    const value: unknown = values[key];
    if (!clashLabel?.named)
      return { values: { [key]: value }, shown: clashLabel?.show?.(value) ?? shownAs(key, value) };
    const name: unknown = values[clashLabel.named];
    return {
      values: { [key]: value, [clashLabel.named]: name },
      shown: shownAs(clashLabel.named, name),
    };
  };
  return { key, label, mine: side(mine), theirs: side(theirs) };
}

/**
 * Takes over the fields that nobody changed here, keeps the others, and gives both values of every field that differs:
 * those that both changed first.
 */
export function mergeTheirs<Values extends FieldValues>(
  form: Form<Values>,
  { first, now, clashLabels }: { first: Values; now: Values; clashLabels: ClashLabels<Values> },
): Clash[] {
  const held = structuredClone(form.getValues());
  const differing = Object.keys(now).filter(
    (key) => !(isSameValue(now[key], first[key]) || isSameValue(now[key], held[key])),
  );
  const clashes = differing.map((key) => {
    const isBoth = !isSameValue(held[key], first[key]);
    const found = clashOf(key, [held, now], clashLabels);
    if (!isBoth) putValue(form, key, now[key]);
    return found && { ...found, isBoth };
  });
  return clashes
    .filter((found) => found !== null)
    .toSorted((a, b) => Number(b.isBoth) - Number(a.isBoth));
}

/** One line a field that is in no record yet, to be copied. */
export function typedText<Values extends FieldValues>(
  form: Form<Values>,
  first: Values,
  clashLabels: ClashLabels<Values> = {},
): string {
  const typed = form.getValues();
  return Object.keys(typed)
    .filter((key) => !isSameValue(typed[key], first[key]))
    .map((key) => clashOf(key, [typed, first], clashLabels))
    .filter((found) => found !== null)
    .map(({ label, mine }) => `${label}: ${mine.shown}`)
    .join("\n");
}
