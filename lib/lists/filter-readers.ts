import { dayIn } from "../values/dates";

/** What a parameter of an address says: a text, or a list of texts where it stands several times. */
export type Given = string | string[];

/** Reads a filter from its parameter; undefined when that makes no sense. */
export type FilterReader<Value = unknown> = (given: Given) => Value | undefined;

export type FilterReaders = Record<string, FilterReader>;

export type FilterValues<Filters extends FilterReaders> = {
  [Key in keyof Filters]?: NonNullable<ReturnType<Filters[Key]>>;
};

export const firstOf = (given: Given | undefined) => (Array.isArray(given) ? given[0] : given);

/** The whole number from 1 to `most` that is written there. */
export function wholeNumberIn(given: Given | undefined, most: number): number | undefined {
  const number = Number(firstOf(given) || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** One word out of a closed list. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): FilterReader<Word> =>
  (given) =>
    words.find((word) => word === firstOf(given));

/** Any number of words, in the order of the list; unknown ones are dropped. */
export const manyOf =
  <Word extends string>(words: readonly Word[]): FilterReader<Word[]> =>
  (given) => {
    const texts = new Set<string>([given].flat());
    const known = words.filter((word) => texts.has(word));
    return known.length > 0 ? known : undefined;
  };

/** `true` or `false`. */
export const yesNo = (): FilterReader<boolean> => {
  const readWord = oneOf(["true", "false"]);
  return (given) => {
    const word = readWord(given);
    return word && word === "true";
  };
};

/** A calendar day; a range is two of them, `<name>_from` and `<name>_to`. */
export const dayFilter = (): FilterReader<string> => (given) => {
  const text = firstOf(given);
  return text !== undefined && dayIn(text) === text ? text : undefined;
};

/** A record's id. */
export const idFilter = (): FilterReader<number> => (given) => wholeNumberIn(given, 2_147_483_647);

/** A text; one that is longer makes no sense. */
export const shortText =
  (longest: number): FilterReader<string> =>
  (given) =>
    typeof given === "string" && given.length <= longest ? given : undefined;
