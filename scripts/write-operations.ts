import { writeFileSync } from "node:fs";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations } from "./documented-operations";
import { operationsDigest } from "./operations-digest";

writeFileSync("docs/api/operations.txt", operationsDigest(openApiOf(await documentedOperations())));
