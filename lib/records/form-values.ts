import type { RecordField, RecordFields } from "./field";
import type { ValuesOf } from "./shown";

type Typed<Field extends RecordField, Value> = Field["kind"] extends "year" | "gallons"
  ? Value
  : null extends Value
    ? Exclude<Value, null> | ""
    : Value;

type FormValues<Table extends RecordFields, Row> = {
  [Key in keyof Table & keyof Row as Table[Key]["name"]]: Typed<Table[Key], Row[Key]>;
};

/** What a form holds of a value: a number that is blank is null, anything else an empty text. */
const typed = ({ kind }: RecordField, value: unknown) =>
  kind === "year" || kind === "gallons" ? value : (value ?? "");

/** The fields of a record as its form begins with them, under their documented names. */
export const formValues = <Table extends RecordFields, Row extends ValuesOf<Table>>(
  fields: Table,
  record: Row,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [field.name, typed(field, record[key])]),
  ) as FormValues<Table, Row>;
