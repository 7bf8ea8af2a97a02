import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";

/** A column that a statement gives: where its value stands in the record, and what tells how to read it. */
export type GivenColumn = { path: readonly string[]; field: unknown };

/** By a table's name: false for one that is joined from the left. */
export type AlwaysThere = Readonly<Record<string, boolean>> | undefined;

type Values = readonly unknown[];
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Tree = Map<string, Tree | number>;
type Maker = (values: Values) => unknown;

const asItCame = Column.prototype.mapFromDriverValue;

function decoderOf(field: unknown): Decoder | null {
  let source = field as { sql?: unknown };
  if (is(field, Subquery)) source = field._.sql as object;
  else if (!is(field, Column) && !is(field, SQL)) source = source.sql as object;
  const decoder = (is(source, Column) ? source : Reflect.get(source, "decoder")) as Decoder;
  return decoder.mapFromDriverValue === asItCame ? null : decoder;
}

function treeOf(fields: readonly GivenColumn[]): Tree {
  const tree: Tree = new Map();
  fields.forEach(({ path }, at) => {
    let level = tree;
    for (const key of path.slice(0, -1)) {
      const inner = level.get(key) ?? new Map();
      level.set(key, inner);
      level = inner as Tree;
    }
    level.set(path.at(-1) ?? "", at);
  });
  return tree;
}

/**
 * The place whose null says that a joined record is missing, as Drizzle judges it: the first column's, unless columns of
 * another table stand beside it.
 */
function missingAt(
  fields: readonly GivenColumn[],
  name: string,
  always: AlwaysThere,
): number | null {
  const own = fields.flatMap(({ path, field }, at) =>
    path.length === 2 && path[0] === name && is(field, Column)
      ? [{ at, table: getTableName(field.table) }]
      : [],
  );
  const [first] = own;
  const isOneTable = own.every(({ table }) => table === first?.table);
  return first && always && isOneTable && !always[first.table] ? first.at : null;
}

type Texts = { cell: (at: number) => string; missing: (name: string) => number | null };

function cellsOf(decoders: readonly unknown[]): Texts["cell"] {
  return (at) =>
    decoders[at] ? `(row[${at}]===null?null:d${at}.mapFromDriverValue(row[${at}]))` : `row[${at}]`;
}

function recordOf(tree: Tree, { cell, missing }: Texts): string {
  const partOf = (name: string, part: Tree | number) => {
    if (typeof part === "number") return cell(part);
    const record = recordOf(part, { cell, missing: () => null });
    const at = missing(name);
    return at === null ? record : `row[${at}]===null?null:${record}`;
  };
  return `{${[...tree].map(([name, part]) => `${JSON.stringify(name)}:${partOf(name, part)}`).join(",")}}`;
}

function textOf(fields: readonly GivenColumn[], decoders: readonly unknown[], always: AlwaysThere) {
  const missing = (name: string) => missingAt(fields, name, always);
  const record = recordOf(treeOf(fields), { cell: cellsOf(decoders), missing });
  const used = decoders.flatMap((decoder, at) => (decoder ? [`d${at}=decoders[${at}]`] : []));
  const declared = used.length > 0 ? `const ${used.join(",")};` : "";
  return `${declared}return(row)=>(${record})`;
}

type Write = (decoders: readonly unknown[]) => Maker;
type Known = { fields: readonly GivenColumn[]; decoders: readonly unknown[]; write: Write };

const isSamePath = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, at) => name === b[at]);

/** What joins its tables, and which of them a column is of, a statement's text has said already. */
function isWrittenFor(
  known: Known,
  fields: readonly GivenColumn[],
  decoders: readonly unknown[],
): boolean {
  return (
    known.fields.length === fields.length &&
    fields.every(({ path, field }, at) => {
      const before = known.fields[at];
      return (
        before !== undefined &&
        isSamePath(path, before.path) &&
        (field === before.field ||
          (is(field, Column) === is(before.field, Column) && !decoders[at] === !known.decoders[at]))
      );
    })
  );
}

/** Statements whose function is kept; each gives the same columns each time it comes. */
const most = 1_000;
const kept = new Map<string, Known>();

/**
 * Makes records of a statement's rows as Drizzle does, which looks at each column's class for every value anew: a fifth
 * to a half of what a long list costs. The function that is written instead holds the names of our own declarations, as
 * quoted text, and nothing that was asked.
 */
export function rowMaker(
  fields: readonly GivenColumn[],
  always: AlwaysThere,
  statement: string,
): Maker {
  const known = kept.get(statement);
  const decoders = fields.map(({ field }, at) =>
    known && known.fields[at]?.field === field ? known.decoders[at] : decoderOf(field),
  );
  if (known && isWrittenFor(known, fields, decoders)) return known.write(decoders);
  const write = new Function("decoders", textOf(fields, decoders, always)) as Write;
  if (kept.size >= most) kept.clear();
  kept.set(statement, { fields, decoders, write });
  return write(decoders);
}
