import { z } from "zod";
import { type AnyEndpoint, type Handler, takesKey } from "./declaration";
import { isAboutOneRecord } from "./record-named";

export type Documented = { path: string; method: string; handler: Handler };

export type Json = Record<string, unknown>;

/** A schema as JSON Schema. */
export const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
};

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

const keyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const versionHeader = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "The version of the record that the change goes on from; 412 when it is not current",
  schema: { type: "string" },
};

const tagHeader = {
  ETag: { description: "The version of the record", schema: { type: "string" } },
};

const integer = { type: "integer", minimum: 1, maximum: 2_147_483_647 };

function split(spec: AnyEndpoint, path: string) {
  const input = schemaOf(spec.input, "input");
  const inPath = parametersOf(path);
  const properties = Object.entries((input.properties ?? {}) as Json).filter(
    ([name]) => !inPath.includes(name),
  );
  const required = ((input.required ?? []) as string[]).filter((name) => !inPath.includes(name));
  return { inPath, properties, required };
}

function bodyOf(spec: AnyEndpoint, fields: ReturnType<typeof split>): Json {
  const items = fields.properties.find(([name]) => name === "items")?.[1];
  if (spec.list && items) return items as Json;
  return {
    type: "object",
    properties: Object.fromEntries(fields.properties),
    required: fields.required,
  };
}

const mediaTypes = (spec: AnyEndpoint, schema: Json) =>
  spec.upload
    ? { "multipart/form-data": { schema } }
    : {
        "application/json": { schema },
        ...(spec.isPublic ? { "application/x-www-form-urlencoded": { schema } } : {}),
      };

const binary = { type: "string", format: "binary" };

function contentOf(spec: AnyEndpoint): Json {
  if (spec.file) return { content: { [spec.file.type]: { schema: binary } } };
  return spec.output
    ? { content: { "application/json": { schema: schemaOf(spec.output, "output") } } }
    : {};
}

const asksVersion = (method: string, { operation }: AnyEndpoint) =>
  method !== "get" && isAboutOneRecord(operation);

function errorsOf(method: string, spec: AnyEndpoint): [string, Json][] {
  const usual = spec.isPublic ? ["400", "500", "503"] : ["400", "401", "403", "404", "500", "503"];
  const conditional = asksVersion(method, spec) ? ["412"] : [];
  const statuses = [...usual, ...conditional, ...(spec.upload ? ["413", "415"] : [])];
  const answer = {
    description: "Error",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  return statuses.map((status) => [status, answer]);
}

function successOf(spec: AnyEndpoint): [string, Json][] {
  const status = typeof spec.status === "function" ? [200, 201] : [spec.status ?? 200];
  const tag = isAboutOneRecord(spec.operation) && spec.json ? { headers: tagHeader } : {};
  return status.map((code) => [
    String(code),
    { description: "Success", ...tag, ...contentOf(spec) },
  ]);
}

const headersOf = (method: string, spec: AnyEndpoint): Json[] => [
  ...(takesKey(method, spec) ? [keyHeader] : []),
  ...(asksVersion(method, spec) ? [versionHeader] : []),
];

/** An operation of the OpenAPI document; null for a handler that declares none. */
export function operationJson({ path, method, handler }: Documented): Json | null {
  const spec = handler.spec;
  if (!spec) return null;
  const fields = split(spec, path);
  const isRead = method === "get";
  const query = isRead || method === "delete" ? fields.properties : [];
  return {
    operationId: `${method}_${path.replace(/[{}]/g, "").split("/").filter(Boolean).join("_")}`,
    summary: spec.summary,
    tags: [spec.operation.split(".")[0]],
    "x-operation": spec.operation,
    ...(spec.isPublic ? { security: [] } : {}),
    parameters: [
      ...fields.inPath.map((name) => ({ name, in: "path", required: true, schema: integer })),
      ...query.map(([name, schema]) => ({
        name,
        in: "query",
        required: isRead && fields.required.includes(name),
        schema,
      })),
      ...headersOf(method, spec),
    ],
    ...(isRead || fields.properties.length === 0
      ? {}
      : {
          requestBody: {
            required: method !== "delete",
            content: mediaTypes(spec, bodyOf(spec, fields)),
          },
        }),
    responses: Object.fromEntries([...successOf(spec), ...errorsOf(method, spec)]),
  };
}
