import type { NamedFields, RecordField, RecordFields } from "./field";

const samples: Record<RecordField["kind"], (field: RecordField, at: number) => unknown> = {
  code: ({ name }, at) => `${name.slice(0, 8)}-${at}`,
  text: ({ label }, at) => `${label.slice(0, 10)} ñ ${at}`,
  prose: ({ label }, at) => `${label} ${at}\nsegunda línea`,
  email: (_, at) => `persona${at}@example.com`,
  phone: (_, at) => `09999${at}`,
  day: (_, at) => `2031-01-${String(10 + at).padStart(2, "0")}`,
  year: (_, at) => 2000 + at,
  gallons: (_, at) => 1000.5 + at,
  flag: (_, at) => at % 2 === 0,
  choice: (field, at) => {
    const codes = field.kind === "choice" ? Object.keys(field.choices) : [];
    return codes[at % codes.length];
  },
};

export const sampleOf = (fields: RecordFields, at: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(fields).map((field) => [field.name, samples[field.kind](field, at)]),
  );

type Columns = Record<string, { name: string; notNull: boolean }>;

const ofTheHouse = [
  "id",
  "isDeleted",
  "version",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
];

export const columnsIn = (columns: Columns, others: readonly string[] = []): [string, string][] =>
  Object.entries(columns)
    .filter(([key]) => ![...ofTheHouse, ...others].includes(key))
    .map(([key, { name }]): [string, string] => [key, name])
    .sort();

export const fieldsIn = (fields: NamedFields): [string, string][] =>
  Object.entries(fields)
    .map(([key, { name }]): [string, string] => [key, name])
    .sort();

export const requiredIn = (fields: RecordFields): string[] =>
  Object.values(fields)
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => name)
    .sort();

export const clearedOf = (fields: RecordFields, columns: Columns): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => columns[key]?.notNull === false)
      .map(([, { name }]) => [name, null]),
  );
