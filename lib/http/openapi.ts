import { ruleCodes } from "../kernel/rule-codes";
import { type Json, namedSchemas } from "./named-schemas";
import { componentsOf } from "./openapi-components";
import { type Documented, operationJson } from "./openapi-operation";

export function openApiOf(operations: Documented[]) {
  const schemas = namedSchemas();
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const json = operationJson(operation, schemas);
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
    components: componentsOf(schemas),
    "x-rule-codes": ruleCodes,
  };
}
