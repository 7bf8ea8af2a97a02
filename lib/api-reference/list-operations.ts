import * as z from "zod";
import { dereferenced } from "./dereferenced";
import { type FieldRow, fieldsOf, type Schema, typeOf } from "./fields";
import { getDocument } from "./get-document";

const SchemaShape = z.custom<Schema>((value) => typeof value === "object" && value !== null);
const Content = z.record(z.string(), z.object({ schema: SchemaShape }));

const places = ["path", "query", "header"] as const;

const OperationShape = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  "x-operation": z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(places),
      required: z.boolean(),
      schema: SchemaShape,
    }),
  ),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
});

const DocumentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationShape)),
  "x-rule-codes": z.record(z.string(), z.string()),
});

export type ReferencedOperation = {
  id: string;
  method: string;
  path: string;
  group: string;
  operation: string;
  summary: string;
  isPublic: boolean;
  parameters: (FieldRow & { place: (typeof places)[number]; schema: Schema })[];
  body: Schema | null;
  answers: { status: string; fields: FieldRow[] }[];
};

type Shape = z.output<typeof OperationShape>;

const jsonOf = (content: z.output<typeof Content> | undefined): Schema | null =>
  content?.["application/json"]?.schema ?? null;

const sentOf = (content: z.output<typeof Content> | undefined): Schema | null =>
  jsonOf(content) ?? content?.["multipart/form-data"]?.schema ?? null;

const answersOf = ({ responses }: Shape) =>
  Object.entries(responses)
    .filter(([status]) => status < "400")
    .map(([status, { content }]) => ({ status, fields: fieldsOf(jsonOf(content) ?? {}) }));

type Parameter = Shape["parameters"][number];

const noteOf = ({ in: place, schema }: Parameter): string =>
  place === "header" ? "Cabecera." : schema.enum ? `Uno de: ${schema.enum.join(", ")}.` : "";

const parameterOf = (parameter: Parameter) => {
  const { name, in: place, required: isRequired, schema } = parameter;
  return { name, place, schema, isRequired, type: typeOf(schema), note: noteOf(parameter) };
};

const referenced = (path: string, method: string, shape: Shape): ReferencedOperation => ({
  id: shape.operationId,
  method: method.toUpperCase(),
  path,
  group: shape.tags[0] ?? "",
  operation: shape["x-operation"],
  summary: shape.summary,
  isPublic: shape.security !== undefined,
  parameters: shape.parameters.map(parameterOf),
  body: sentOf(shape.requestBody?.content),
  answers: answersOf(shape),
});

export async function listOperations() {
  const document = DocumentShape.parse(dereferenced(await getDocument()));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, shape]) => referenced(path, method, shape)),
  );
  return { operations, ruleCodes: document["x-rule-codes"] };
}
