import {
  Column,
  is,
  Name,
  Param,
  Placeholder,
  type Query,
  SQL,
  type SQLChunk,
  StringChunk,
  Table,
} from "drizzle-orm";

/** What Drizzle's dialect spells a statement out with. */
export type Spelling = Parameters<SQL["toQuery"]>[0] & { paramStartIndex: { value: number } };

type Text = { sql: string; params: unknown[]; spelling: Spelling };
type Write = (chunk: never, text: Text) => void;

function writeByDrizzle(chunk: unknown, text: Text) {
  const { sql, params } = new SQL([chunk as never]).toQuery(text.spelling);
  text.sql += sql;
  text.params.push(...params);
}

const writeString: Write = ({ value }: StringChunk, text) => {
  text.sql += value.length === 1 ? value[0] : value.join("");
};

const writeName: Write = ({ value }: Name, text) => {
  text.sql += text.spelling.escapeName(value);
};

/** Columns and tables are declared once, and are called the same in every statement. */
const names = new WeakMap<object, string>();

const writeDeclared: Write = (declared: Column | Table, text) => {
  const known = names.get(declared);
  if (known !== undefined) {
    text.sql += known;
    return;
  }
  const before = text.sql.length;
  writeByDrizzle(declared, text);
  names.set(declared, text.sql.slice(before));
};

function writeValue(value: unknown, text: Text) {
  const { paramStartIndex, escapeParam } = text.spelling;
  text.sql += escapeParam(paramStartIndex.value, value);
  paramStartIndex.value += 1;
  text.params.push(value);
}

const writeParam: Write = (param: Param, text) => {
  const { value, encoder } = param;
  if (is(value, Placeholder)) return writeByDrizzle(param, text);
  const mapped = value === null ? null : encoder.mapToDriverValue(value);
  if (is(mapped, SQL)) writeChunk(mapped, text);
  else writeValue(mapped, text);
};

const writeStatement: Write = (statement: SQL, text) => {
  if (Reflect.get(statement, "shouldInlineParams")) return writeByDrizzle(statement, text);
  for (const chunk of statement.queryChunks) writeChunk(chunk, text);
};

const writers = [
  [StringChunk, writeString],
  [Name, writeName],
  [SQL, writeStatement],
  [Param, writeParam],
  [Column, writeDeclared],
  [Table, writeDeclared],
] as const;

/** By what a chunk is made of; asked of each class once. */
const known = new WeakMap<object, Write>();

function writerOf(chunk: object): Write {
  const kind = Object.getPrototypeOf(chunk) ?? Object;
  const found = known.get(kind);
  if (found) return found;
  const [, write = writeByDrizzle] = writers.find(([type]) => is(chunk, type)) ?? [];
  known.set(kind, write);
  return write;
}

function writeChunk(chunk: unknown, text: Text) {
  if (chunk === undefined) return;
  if (typeof chunk === "object" && chunk !== null) writerOf(chunk)(chunk as never, text);
  else if (typeof chunk === "function") writeByDrizzle(chunk, text);
  else writeValue(chunk, text);
}

/**
 * A statement's text and its values, as Drizzle spells them out; it looks for the class of each part of each statement
 * anew, which costs as much as the journey to the database. What is rare is left to it.
 */
export function spellOut(statement: SQL, given: Omit<Spelling, "paramStartIndex">): Query {
  const text: Text = { sql: "", params: [], spelling: { ...given, paramStartIndex: { value: 0 } } };
  writeChunk(statement, text);
  return { sql: text.sql, params: text.params };
}

export type Selected = readonly { field: unknown }[];
export type Listing = { isSingleTable?: boolean };

const comma = new StringChunk(", ");

function listedAs(field: unknown, { isSingleTable = false }: Listing): SQLChunk | null {
  if (!is(field, Column)) return null;
  return isSingleTable ? new Name(field.name) : field;
}

/** What a statement selects, as Drizzle lists it; a list of columns is looked through once. */
export function selectionOf(
  fields: Selected,
  how: Listing,
  byDrizzle: (fields: Selected, how: Listing) => SQL,
): SQL {
  const chunks = fields.flatMap(({ field }, at): SQLChunk[] => {
    const listed = listedAs(field, how) ?? byDrizzle([{ field }], how);
    return at === 0 ? [listed] : [comma, listed];
  });
  return new SQL(chunks);
}
