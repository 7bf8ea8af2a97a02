/** What a field is called. */
export interface NamedField {
  /** Its documented name, which is that of its column too. */
  name: string;
  /** What cards and printed reports call it; forms and the history as well, unless they say it otherwise. */
  label: string;
  asked?: string;
  logged?: string;
  /** Where there is little room: at the head of a column, over a line to sign on. */
  short?: string;
}

/** What the fields of a record are called, by their names in our rows; its form and its card arrange them. */
export type NamedFields<Key extends string = string> = Readonly<Record<Key, NamedField>>;

interface Said extends NamedField {
  isRequired?: boolean;
  /** What its form says under it. */
  hint?: string;
}

interface Written extends Said {
  /** Of texts: a code in capitals, one line, lines of free words, a way to reach somebody. */
  kind: "code" | "text" | "prose" | "email" | "phone" | "day" | "year" | "gallons" | "flag";
}

interface Chosen extends Said {
  kind: "choice";
  /** What each code is called, in the order in which they are offered. */
  choices: Readonly<Record<string, string>>;
  /** What the form calls no choice; without it, one must be made. */
  unchosen?: string;
}

/** One field of a record: said once, and read by its form, card, report, history and what is held of persons. */
export type RecordField = Written | Chosen;

/** Fields of a record by their names in our rows. */
export type RecordFields<Key extends string = string> = Readonly<Record<Key, RecordField>>;

type Renames<Table extends RecordFields> = {
  readonly [Key in keyof Table as Table[Key]["name"]]: Key & string;
};

/** Documented names to ours, for `renamed`. */
export const renamesOf = <Table extends RecordFields>(fields: Table) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { name }]) => [name, key]),
  ) as Renames<Table>;

/** What the history calls the fields, under their documented names. */
export const loggedLabels = (fields: NamedFields): Record<string, string> =>
  Object.fromEntries(
    Object.values(fields).map(({ name, label, logged = label }) => [name, logged]),
  );

/** The documented names of the fields. */
export const namesOf = (fields: RecordFields): string[] =>
  Object.values(fields).map(({ name }) => name);
