export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  default?: unknown;
};

/** An inner field carries its path: `data.items[].id`. */
export type FieldRow = { name: string; type: string; isRequired: boolean; note: string };

const typeWords: Record<string, string> = {
  string: "texto",
  integer: "entero",
  number: "número",
  boolean: "booleano",
  object: "objeto",
  null: "nulo",
};

const formatWords: Record<string, string> = {
  "date-time": "fecha y hora",
  date: "fecha",
  email: "correo",
  binary: "archivo",
};

const unique = (words: string[]): string =>
  [...new Set(words.flatMap((word) => word.split(" o ")))].join(" o ");

/** "texto o nulo", "lista de entero". */
export function typeOf(schema: Schema): string {
  if (schema.const === "") return "texto";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return unique(schema.anyOf.map(typeOf));
  if (schema.prefixItems) return `lista de ${schema.prefixItems.length}`;
  if (schema.type === "array") return `lista de ${typeOf(schema.items ?? {})}`;
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return "cualquiera";
  return unique(types.map((type) => formatWords[schema.format ?? ""] ?? typeWords[type] ?? type));
}

function noteOf({ enum: words, maxLength, default: usual }: Schema): string {
  return [
    words ? `Uno de: ${words.join(", ")}.` : "",
    maxLength ? `Hasta ${maxLength} caracteres.` : "",
    usual === undefined ? "" : `Por defecto: ${JSON.stringify(usual)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function inner(schema: Schema): { schema: Schema; mark: string } {
  const chosen = schema.anyOf?.find(({ properties, items }) => properties || items) ?? schema;
  return chosen.items ? { schema: chosen.items, mark: "[]" } : { schema: chosen, mark: "" };
}

export function fieldsOf(schema: Schema, prefix = ""): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const isRequired = schema.required?.includes(key) ?? false;
    const own = { name, type: typeOf(field), isRequired, note: noteOf(field) };
    const within = inner(field);
    return [own, ...fieldsOf(within.schema, `${name}${within.mark}.`)];
  });
}
