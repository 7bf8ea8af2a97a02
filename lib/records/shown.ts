import { type Day, showDay } from "../values/dates";
import { type Decimal, showNumber } from "../values/decimal";
import type { RecordField, RecordFields } from "./field";

const words: Partial<Record<RecordField["kind"], (value: unknown) => string>> = {
  day: (value) => showDay(value as Day),
  gallons: (value) => `${showNumber(value as Decimal, 2)} gal`,
  flag: (value) => (value ? "Sí" : "No"),
};

function shownValue(field: RecordField, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = words[field.kind]?.(value) ?? String(value);
  return field.kind === "choice" ? (field.choices[text] ?? text) : text;
}

export type ValuesOf<Table extends RecordFields> = { readonly [Key in keyof Table]: unknown };

export const shownFields = <Table extends RecordFields>(fields: Table, record: ValuesOf<Table>) =>
  Object.entries(fields).map(([key, field]) => ({
    label: field.label,
    kind: field.kind,
    value: shownValue(field, record[key]),
  }));
