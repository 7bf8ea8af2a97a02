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

/** A blank number is null, anything else blank an empty text. */
const typed = ({ kind }: RecordField, value: unknown) =>
  kind === "year" || kind === "gallons" ? value : (value ?? "");

export const formValues = <Table extends RecordFields, Row extends ValuesOf<Table>>(
  fields: Table,
  record: Row,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [field.name, typed(field, record[key])]),
  ) as FormValues<Table, Row>;
