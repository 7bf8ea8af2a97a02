import { namesOf, type RecordFields } from "../records/field";
import { type Duty, duties } from "./duties";

/** A column goes with its row, is emptied, gets a neutral word, or a duty keeps it. */
export type Fate = "deleted" | "blanked" | "replaced" | Duty;

/** Columns by their names in the database, each under one of these heads. */
export type Held = {
  /** Null for a table that says nothing of anybody. */
  whom: string | null;
  /** What the company keeps the table for. */
  why: string;
  howLong: string;
  /** About the person the row is about. */
  about: readonly string[];
  /** Persons named in a record of the business. */
  named: readonly string[];
  /** Who of the users or technicians did it or answers for it. */
  who: readonly string[];
  /** Free words, where something may be written of somebody. */
  words: readonly string[];
  /** Never shown to anybody, the person included: they open doors, or are of no use to him. */
  secret: readonly string[];
  /** Nothing of a person. */
  rest: readonly string[];
  fates: Readonly<Record<string, Fate>>;
};

type Heads = Partial<Record<"about" | "named" | "who" | "words" | "secret" | "rest", string>>;
/** Of a row that goes, all columns. */
type Erased = "deleted" | Partial<Record<Exclude<Fate, "deleted">, string>>;
type Given = Pick<Held, "whom" | "why" | "howLong"> & Heads & { erased: Erased };

const listed = (names = "") => names.split(/\s+/).filter(Boolean);

export const personal = ({ about, named, who, words, secret }: Omit<Held, "fates">) => [
  ...about,
  ...named,
  ...who,
  ...words,
  ...secret,
];

const fatesOf = (erased: Erased, columns: readonly string[]): [string, Fate][] =>
  erased === "deleted"
    ? columns.map((column) => [column, erased])
    : (Object.entries(erased) as [Fate, string][]).flatMap(([fate, names]) =>
        listed(names).map((name): [string, Fate] => [name, fate]),
      );

const holding = ({ whom, why, howLong, erased, ...heads }: Given): Held => {
  const columns = {
    whom,
    why,
    howLong,
    about: listed(heads.about),
    named: listed(heads.named),
    who: listed(heads.who),
    words: listed(heads.words),
    secret: listed(heads.secret),
    rest: listed(heads.rest),
  };
  return { ...columns, fates: Object.fromEntries(fatesOf(erased, personal(columns))) };
};

const stamps = "id_user_created id_user_updated";

const withStamps = (erased: Erased): Erased =>
  erased === "deleted" ? erased : { ...erased, proof: `${stamps} ${erased.proof ?? ""}` };

/** With an identifier of its own. */
export const rows = (given: Given): Held => holding({ ...given, rest: `id ${given.rest ?? ""}` });

/** The columns of a record's fields but for those that hold something of a person. */
export function others(fields: RecordFields, personal: string): string {
  const named = new Set(listed(personal));
  return namesOf(fields)
    .filter((name) => !named.has(name))
    .join(" ");
}

/** Its rows say who made and changed them, which is kept unless the row goes. */
export const audited = (given: Given): Held =>
  rows({
    ...given,
    who: `${stamps} ${given.who ?? ""}`,
    rest: `version created_at updated_at ${given.rest ?? ""}`,
    erased: withStamps(given.erased),
  });

/** Without either. */
export const plain = holding;

export const isDuty = (fate: Fate): fate is Duty => Object.hasOwn(duties, fate);

export const asLongAsTheAccount =
  "As long as the account, until it is erased; nothing erases it by time.";
export const asLongAsTheBusiness =
  "As long as the company keeps its records; nothing erases it by time.";
export const asLongAsTheTechnician =
  "As long as the company keeps its records, until it is erased; nothing erases it by time.";
