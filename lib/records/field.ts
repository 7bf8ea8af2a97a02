/** What a field is called. */
export interface NamedField {
  name: string;
  /** On cards and reports; on forms and in the history, too, unless they say it otherwise. */
  label: string;
  formLabel?: string;
  historyLabel?: string;
  /** Where there is little room: at the head of a column, over a line to sign on. */
  shortLabel?: string;
}

/** What the fields of a record are called, by their names in our rows; its form and its card arrange them. */
export type NamedFields<Key extends string = string> = Readonly<Record<Key, NamedField>>;

interface Said extends NamedField {
  isRequired?: boolean;
  hint?: string;
}

interface Written extends Said {
  /** Texts: `code` is in capitals, `text` one line, `prose` several. */
  kind: "code" | "text" | "prose" | "email" | "phone" | "day" | "year" | "gallons" | "flag";
}

interface Chosen extends Said {
  kind: "choice";
  /** Labels by code, in the order of the options. */
  choices: Readonly<Record<string, string>>;
  /** Label of no choice; without it, a choice is required. */
  unchosen?: string;
}

/** Declared once, and read by form, card, report, history and the privacy registry. */
export type RecordField = Written | Chosen;

export type RecordFields<Key extends string = string> = Readonly<Record<Key, RecordField>>;

type Renames<Table extends RecordFields> = {
  readonly [Key in keyof Table as Table[Key]["name"]]: Key & string;
};

export const renamesOf = <Table extends RecordFields>(fields: Table) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { name }]) => [name, key]),
  ) as Renames<Table>;

export const historyLabels = (fields: NamedFields): Record<string, string> =>
  Object.fromEntries(
    Object.values(fields).map(({ name, label, historyLabel = label }) => [name, historyLabel]),
  );

export const namesOf = (fields: NamedFields): string[] =>
  Object.values(fields).map(({ name }) => name);
