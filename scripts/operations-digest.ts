import { createHash } from "node:crypto";
import type { openApiOf } from "@/lib/http/openapi";

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Content = Record<string, { schema: Schema }>;
type Parameter = { name?: string; in?: string; required?: boolean; schema: Schema };
type Operation = {
  "x-operation": string;
  security?: [];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** Shows changes that leave the words the same: a length, a pattern, a sentence. */
const hashOf = (part: unknown) =>
  createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 8);

const nameOf = (reference: string) => reference.split("/").at(-1) ?? "";

const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(
    ([key, field]) => `${key}${required.includes(key) ? "" : "?"}: ${shapeOf(field)}`,
  );

const listOf = (item: string) => (item.includes(" | ") ? `(${item})[]` : `${item}[]`);

const anyOf = (shapes: string[]) =>
  [...new Set(shapes.flatMap((shape) => (shape.includes("{") ? shape : shape.split(" | "))))].join(
    " | ",
  );

/** In TypeScript's notation. */
function shapeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  if (schema.anyOf) return anyOf(schema.anyOf.map(shapeOf));
  if (schema.prefixItems) return `[${schema.prefixItems.map(shapeOf).join(", ")}]`;
  if (schema.type === "array") return listOf(shapeOf(schema.items ?? {}));
  if (schema.properties) return `{ ${fieldsOf(schema).join(", ")} }`;
  if (typeof schema.additionalProperties === "object")
    return `Record<${shapeOf(schema.additionalProperties)}>`;
  return schema.format ?? [schema.type ?? "unknown"].flat().join(" | ");
}

const contentOf = (content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === "application/json" ? "" : `${type} `) + shapeOf(schema))
    .filter((said, at, all) => !all.some((other, before) => before < at && said.endsWith(other)))
    .join(", ");

const queryOf = (parameters: Parameter[]) =>
  parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, required }) => `${name}${required ? "" : "?"}`)
    .join(" ");

function operationLine(method: string, path: string, operation: Operation): string {
  const query = queryOf(operation.parameters);
  const sent = contentOf(operation.requestBody?.content);
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status < "400")
    .map(([status, { content }]) => `${status} ${contentOf(content)}`.trim());
  return [
    `${method.toUpperCase()} ${path}`,
    operation.security ? `${operation["x-operation"]} (anybody)` : operation["x-operation"],
    ...(query ? [`asks ${query}`] : []),
    ...(sent ? [`takes ${sent}`] : []),
    `gives ${answers.join(", ")}`,
    hashOf(operation),
  ].join(" · ");
}

const isListed = ({ items }: Schema) => items?.properties !== undefined;

const schemaLines = ([name, schema]: [string, Schema]) => [
  "",
  `${name}${isListed(schema) ? "[]" : ""} · ${hashOf(schema)}`,
  ...fieldsOf(isListed(schema) ? (schema.items ?? {}) : schema).map((field) => `  ${field}`),
];

/** Input and output of every documented operation, for reviewing changes. */
export function operationsDigest({ paths, components }: ReturnType<typeof openApiOf>): string {
  const operations = Object.entries(paths as Record<string, Record<string, Operation>>);
  const { schemas, ...shared } = components;
  return [
    "Written by `npm run api:schema`: operations with their permission, then the bodies that they name.",
    `Shared headers and answers · ${hashOf(shared)}`,
    "",
    ...operations.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationLine(method, path, operation)),
    ),
    ...Object.entries(schemas as Record<string, Schema>).flatMap(schemaLines),
    "",
  ].join("\n");
}
