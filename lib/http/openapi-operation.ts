import { operations } from "../operations/operations";
import type { AnyEndpoint, Handler } from "./declaration";
import type { Json, NamedSchemas } from "./named-schemas";
import { errorsOf, headersOf, successOf } from "./openapi-answers";
import { idParameter } from "./openapi-components";

export type Documented = { path: string; method: string; handler: Handler };

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

function split(spec: AnyEndpoint, path: string, schemas: NamedSchemas) {
  const { id, json } = schemas.ofInput(spec.input);
  const inPath = parametersOf(path);
  const properties = Object.entries((json.properties ?? {}) as Json).filter(
    ([name]) => !inPath.includes(name),
  );
  const required = ((json.required ?? []) as string[]).filter((name) => !inPath.includes(name));
  return { id, inPath, properties, required };
}

type Fields = ReturnType<typeof split>;

function bodyOf(spec: AnyEndpoint, { properties, required }: Fields): Json {
  const items = properties.find(([name]) => name === "items")?.[1];
  if (spec.isList && items) return items as Json;
  return { type: "object", properties: Object.fromEntries(properties), required };
}

function sentOf(spec: AnyEndpoint, fields: Fields, schemas: NamedSchemas): Json {
  const body = bodyOf(spec, fields);
  const schema = fields.id ? schemas.name(fields.id, body) : body;
  if (spec.upload) return { "multipart/form-data": { schema } };
  return {
    "application/json": { schema },
    ...(spec.isPublic ? { "application/x-www-form-urlencoded": { schema } } : {}),
  };
}

export function operationJson(
  { path, method, handler }: Documented,
  schemas: NamedSchemas,
): Json | null {
  const spec = handler.spec;
  if (!spec) return null;
  const fields = split(spec, path, schemas);
  const isRead = method === "get";
  const query = isRead || method === "delete" ? fields.properties : [];
  return {
    operationId: `${method}_${path.replace(/[{}]/g, "").split("/").filter(Boolean).join("_")}`,
    summary: spec.summary ?? operations[spec.operation].summary,
    tags: [spec.operation.split(".")[0]],
    "x-operation": spec.operation,
    ...(spec.isPublic ? { security: [] } : {}),
    parameters: [
      ...fields.inPath.map(idParameter),
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
            content: sentOf(spec, fields, schemas),
          },
        }),
    responses: Object.fromEntries([...successOf(spec, schemas), ...errorsOf(method, spec)]),
  };
}
