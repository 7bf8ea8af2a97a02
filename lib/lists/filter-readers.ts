import { dayIn } from "../values/dates";

/** A list where the parameter is repeated. */
export type Given = string | string[];

export type FilterReader<Value = unknown> = (given: Given) => Value | undefined;

export type FilterReaders = Record<string, FilterReader>;

export type FilterValues<Filters extends FilterReaders> = {
  [Key in keyof Filters]?: NonNullable<ReturnType<Filters[Key]>>;
};

export const firstOf = (given: Given | undefined) => (Array.isArray(given) ? given[0] : given);

export function wholeNumberIn(text: string | undefined, most: number): number | undefined {
  const number = Number(text || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** A repeated parameter is invalid. */
const ofOneText =
  <Value>(read: (text: string) => Value | undefined): FilterReader<Value> =>
  (given) =>
    typeof given === "string" ? read(given) : undefined;

export const oneOf =
  <Word extends string>(words: readonly Word[]): FilterReader<Word> =>
  (given) =>
    words.find((word) => word === firstOf(given));

/** Unknown words are dropped. */
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

export const yesNo = () => ofOneText((text) => truths.get(text));

/** A range is two of them, `<name>_from` and `<name>_to`. */
export const dayFilter = () => ofOneText((text) => (dayIn(text) === text ? text : undefined));

export const idFilter = () => ofOneText((text) => wholeNumberIn(text, 2_147_483_647));

export const shortText = (longest: number) =>
  ofOneText((text) => (text.length <= longest ? text : undefined));
