/** What a table holds of persons: its columns, each under one of these heads, by their names in the database. */
export type Held = {
  /** Whom its rows speak of; null for a table that says nothing of anybody. */
  whom: string | null;
  /** What the company keeps it for. */
  why: string;
  howLong: string;
  /** Data of the person a row is about. */
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
};

type Heads = Partial<Record<"about" | "named" | "who" | "words" | "secret" | "rest", string>>;
type Given = Pick<Held, "whom" | "why" | "howLong"> & Heads;

const listed = (names = "") => names.split(/\s+/).filter(Boolean);

const holding = ({ whom, why, howLong, ...heads }: Given): Held => ({
  whom,
  why,
  howLong,
  about: listed(heads.about),
  named: listed(heads.named),
  who: listed(heads.who),
  words: listed(heads.words),
  secret: listed(heads.secret),
  rest: listed(heads.rest),
});

/** A table with an identifier of its own. */
export const rows = (given: Given): Held => holding({ ...given, rest: `id ${given.rest ?? ""}` });

/** One whose rows say who made and changed them. */
export const audited = (given: Given): Held =>
  rows({
    ...given,
    who: `id_user_created id_user_updated ${given.who ?? ""}`,
    rest: `version created_at updated_at ${given.rest ?? ""}`,
  });

/** One without either. */
export const plain = holding;

export const asLongAsTheAccount = "As long as the account; nothing erases it by time.";
export const asLongAsTheBusiness =
  "As long as the company keeps its records; nothing erases it by time.";
