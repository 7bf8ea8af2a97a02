import { type NamedFields, namesOf } from "../records/field";
import { type Duty, duties } from "./duties";

/** A column goes with its row, is emptied, gets a neutral word, or is kept by a duty. */
export type Fate = "deleted" | "blanked" | "replaced" | Duty;

/** Columns by their database names, each in one of these groups. */
export type HeldTable = {
  /** Null for a table about nobody. */
  whom: string | null;
  why: string;
  howLong: string;
  about: readonly string[];
  named: readonly string[];
  /** Users or technicians who did it or answer for it. */
  who: readonly string[];
  /** Free text, where anybody may be mentioned. */
  words: readonly string[];
  /** Never shown, not even to the person: it gives access, or is of no use. */
  secret: readonly string[];
  rest: readonly string[];
  fates: Readonly<Record<string, Fate>>;
};

type Heads = Partial<Record<"about" | "named" | "who" | "words" | "secret" | "rest", string>>;
/** A deleted row loses all columns. */
type Erased = "deleted" | Partial<Record<Exclude<Fate, "deleted">, string>>;
type Given = Pick<HeldTable, "whom" | "why" | "howLong"> & Heads & { erased: Erased };

const listed = (names = "") => names.split(/\s+/).filter(Boolean);

export const personalColumns = ({ about, named, who, words, secret }: Omit<HeldTable, "fates">) => [
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

export const plainTable = ({ whom, why, howLong, erased, ...heads }: Given): HeldTable => {
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
  return { ...columns, fates: Object.fromEntries(fatesOf(erased, personalColumns(columns))) };
};

const stamps = "id_user_created id_user_updated";

const withStamps = (erased: Erased): Erased =>
  erased === "deleted" ? erased : { ...erased, proof: `${stamps} ${erased.proof ?? ""}` };

export const tableWithId = (given: Given): HeldTable =>
  plainTable({ ...given, rest: `id ${given.rest ?? ""}` });

export function namesExcept(fields: NamedFields, personal: string): string {
  const named = new Set(listed(personal));
  return namesOf(fields)
    .filter((name) => !named.has(name))
    .join(" ");
}

/** Adds who made and changed the row, which is kept unless the row goes. */
export const auditedTable = (given: Given): HeldTable =>
  tableWithId({
    ...given,
    who: `${stamps} ${given.who ?? ""}`,
    rest: `version created_at updated_at ${given.rest ?? ""}`,
    erased: withStamps(given.erased),
  });

export const isDuty = (fate: Fate): fate is Duty => Object.hasOwn(duties, fate);

export const asLongAsTheAccount =
  "As long as the account, until it is erased; nothing erases it by time.";
export const asLongAsTheBusiness =
  "As long as the company keeps its records; nothing erases it by time.";
export const asLongAsTheTechnician =
  "As long as the company keeps its records, until it is erased; nothing erases it by time.";
