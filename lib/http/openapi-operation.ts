import { operations } from "../operations/operations";
import { type AnyEndpoint, type Handler, takesKey } from "./declaration";
import {
  errorAnswer,
  idParameter,
  type Json,
  keyHeader,
  type NamedSchemas,
  tagHeader,
  versionHeader,
} from "./openapi-components";
import { isAboutOneRecord } from "./record-named";

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

const binary = { type: "string", format: "binary" };

function answeredBy(spec: AnyEndpoint, schemas: NamedSchemas): Json {
  if (spec.file) return { content: { [spec.file.type]: { schema: binary } } };
  return spec.output
    ? { content: { "application/json": { schema: schemas.ofAnswer(spec.output) } } }
    : {};
}

const asksVersion = (method: string, { operation }: AnyEndpoint) =>
  method !== "get" && isAboutOneRecord(operation);

function errorsOf(method: string, spec: AnyEndpoint): [string, Json][] {
  const usual = spec.isPublic ? ["400", "500", "503"] : ["400", "401", "403", "404", "500", "503"];
  const conditional = asksVersion(method, spec) ? ["412"] : [];
  const statuses = [...usual, ...conditional, ...(spec.upload ? ["413", "415"] : [])];
  return statuses.map((status) => [status, errorAnswer]);
}

function successOf(spec: AnyEndpoint, schemas: NamedSchemas): [string, Json][] {
  const status = typeof spec.status === "function" ? [200, 201] : [spec.status ?? 200];
  const tag = isAboutOneRecord(spec.operation) && spec.json ? { headers: tagHeader } : {};
  return status.map((code) => [
    String(code),
    { description: "Success", ...tag, ...answeredBy(spec, schemas) },
  ]);
}

const headersOf = (method: string, spec: AnyEndpoint): Json[] => [
  ...(takesKey(method, spec) ? [keyHeader] : []),
  ...(asksVersion(method, spec) ? [versionHeader] : []),
];

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
