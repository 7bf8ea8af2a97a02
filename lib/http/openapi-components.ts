import { errorBody } from "../wire/output";
import type { NamedSchemas } from "./named-schemas";

const integer = { type: "integer", minimum: 1, maximum: 2_147_483_647 };

export const idParameter = (name: string) => ({
  name,
  in: "path",
  required: true,
  schema: integer,
});

export const keyHeader = { $ref: "#/components/parameters/IdempotencyKey" };
export const versionHeader = { $ref: "#/components/parameters/IfMatch" };
export const tagHeader = { ETag: { $ref: "#/components/headers/ETag" } };
export const errorAnswer = { $ref: "#/components/responses/Error" };

export const componentsOf = (schemas: NamedSchemas) => {
  const error = schemas.name("Error", schemas.ofAnswer(errorBody));
  return {
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: "sessionid" },
      token: { type: "http", scheme: "bearer" },
    },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        schema: { type: "string", minLength: 1, maxLength: 255 },
      },
      IfMatch: {
        name: "If-Match",
        in: "header",
        required: false,
        description:
          "The version of the record that the change goes on from; 412 when it is not current",
        schema: { type: "string" },
      },
    },
    headers: {
      ETag: { description: "The version of the record", schema: { type: "string" } },
    },
    responses: {
      Error: { description: "Error", content: { "application/json": { schema: error } } },
    },
    schemas: schemas.all(),
  };
};
