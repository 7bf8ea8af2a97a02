import { ruleCodes } from "../kernel/rule-codes";
import { errorBody } from "../wire/output";
import { type Documented, type Json, operationJson, schemaOf } from "./openapi-operation";

/** The OpenAPI 3.1 document of the operations, from the schemas that they run with. */
export function openApiOf(operations: Documented[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const json = operationJson(operation);
    if (json) paths[operation.path] = { ...paths[operation.path], [operation.method]: json };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Faena",
      version: "1",
      description: "Every path answers with and without its trailing slash.",
    },
    servers: [{ url: "/" }],
    security: [{ session: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "sessionid" },
        token: { type: "http", scheme: "bearer" },
      },
      schemas: { Error: schemaOf(errorBody, "output") },
    },
    "x-rule-codes": ruleCodes,
  };
}
