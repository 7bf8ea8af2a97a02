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
export function wholeNumberIn(text: string | undefined, most: number): number | undefined {
  const number = Number(text || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** What stands several times in an address makes no sense to it. */
const ofOneText =
  <Value>(read: (text: string) => Value | undefined): FilterReader<Value> =>
  (given) =>
    typeof given === "string" ? read(given) : undefined;

/** One word out of a closed list. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): FilterReader<Word> =>
  (given) =>
    words.find((word) => word === firstOf(given));

/** Any number of words; unknown ones are dropped. */
export const manyOf = <Word extends string>(words: readonly Word[]): FilterReader<Word[]> => {
  const known = new Set<string>(words);
  const isKnown = (text: string): text is Word => known.has(text);
  return (given) => {
    const chosen = [given].flat().filter(isKnown);
    return chosen.length > 0 ? chosen : undefined;
  };
};

const truths = new Map([
  ["true", true],
  ["false", false],
]);

/** `true` or `false`. */
export const yesNo = () => ofOneText((text) => truths.get(text));

/** A calendar day; a range is two of them, `<name>_from` and `<name>_to`. */
export const dayFilter = () => ofOneText((text) => (dayIn(text) === text ? text : undefined));

/** A record's id. */
export const idFilter = () => ofOneText((text) => wholeNumberIn(text, 2_147_483_647));

/** A text; one that is longer makes no sense. */
export const shortText = (longest: number) =>
  ofOneText((text) => (text.length <= longest ? text : undefined));
