import { type AnyEndpoint, takesKey } from "./declaration";
import type { Json, NamedSchemas } from "./named-schemas";
import { errorAnswer, keyHeader, tagHeader, versionHeader } from "./openapi-components";
import { isAboutOneRecord } from "./record-named";

const binary = { type: "string", format: "binary" };

function answeredBy(spec: AnyEndpoint, schemas: NamedSchemas): Json {
  if (spec.file) return { content: { [spec.file.type]: { schema: binary } } };
  return spec.output
    ? { content: { "application/json": { schema: schemas.ofAnswer(spec.output) } } }
    : {};
}

const asksVersion = (method: string, { operation }: AnyEndpoint) =>
  method !== "get" && isAboutOneRecord(operation);

export function errorsOf(method: string, spec: AnyEndpoint): [string, Json][] {
  const usual = spec.isPublic ? ["400", "500", "503"] : ["400", "401", "403", "404", "500", "503"];
  const conditional = asksVersion(method, spec) ? ["412"] : [];
  const statuses = [...usual, ...conditional, ...(spec.upload ? ["413", "415"] : [])];
  return statuses.map((status) => [status, errorAnswer]);
}

export function successOf(spec: AnyEndpoint, schemas: NamedSchemas): [string, Json][] {
  const status = typeof spec.status === "function" ? [200, 201] : [spec.status ?? 200];
  const tag = isAboutOneRecord(spec.operation) && spec.json ? { headers: tagHeader } : {};
  return status.map((code) => [
    String(code),
    { description: "Success", ...tag, ...answeredBy(spec, schemas) },
  ]);
}

export const headersOf = (method: string, spec: AnyEndpoint): Json[] => [
  ...(takesKey(method, spec) ? [keyHeader] : []),
  ...(asksVersion(method, spec) ? [versionHeader] : []),
];
